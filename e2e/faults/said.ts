/** What a page says about a write after its click. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MatrixWrite, OpenWrite } from './writes';

export const LIMIT_MS = 10_000;

/** `confirmed`: the page read afterwards what is true, and says that. */
export type Said = 'saved' | 'not saved' | 'perhaps saved' | 'confirmed' | 'signed out';

const PERHAPS =
  /perhaps|may have been|not certain|may not have been|could be possible that the contact is already associated/i;
const NOT =
  /not saved|not sent|was not (removed|deleted|associated|updated)|have not (joined|been removed)/i;
const ANY_FAILURE = new RegExp(`${PERHAPS.source}|${NOT.source}|went wrong|signed out`, 'i');

const failureOn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .or(page.locator('[data-sonner-toast]'))
    .filter({ hasText: ANY_FAILURE });

/** Until the page says that it is saved, or that something failed. */
export async function untilSaid(page: Page, { success }: OpenWrite): Promise<void> {
  await expect(success.or(failureOn(page)).first()).toBeVisible({ timeout: LIMIT_MS });
}

/** `stored`: how often the backend has done it. */
export async function saidOf(
  page: Page,
  write: MatrixWrite,
  opened: OpenWrite,
  stored: number,
): Promise<Said> {
  const text = (await failureOn(page).allInnerTexts()).join(' | ');
  if ((await opened.success.count()) > 0) {
    expect(text, 'both saved and not').toBe('');
    return write.readsAgain ? 'confirmed' : 'saved';
  }
  if (text.includes('Sign in again') && !PERHAPS.test(text)) return 'signed out';
  if (write.readsAgain && /You have joined this event, but/.test(text)) {
    expect(stored, text).toBe(1);
    return 'confirmed';
  }
  if (write.readsAgain && NOT.test(text) && !PERHAPS.test(text)) {
    expect(stored, text).toBe(0);
    return 'confirmed';
  }
  if (PERHAPS.test(text)) return 'perhaps saved';
  expect(text, 'says that it is not saved').toMatch(NOT);
  return 'not saved';
}

/** With everything well again: a second click saves, unless the first one did and the backend takes no second. */
export async function saveAgain(write: MatrixWrite, opened: OpenWrite): Promise<void> {
  const { success, save, stored } = opened;
  const before = await stored();
  await save();
  if (!(write.onlyOnce && before > 0)) await expect(success.first()).toBeVisible();
  const after = await stored();
  expect(after).toBeGreaterThanOrEqual(1);
  expect(after, 'records of the second click').toBeLessThanOrEqual(before + 1);
}
