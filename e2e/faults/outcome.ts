/** What a page reports about a write. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MatrixWrite, OpenWrite } from './writes';

export const LIMIT_MS = 10_000;

/** `confirmed`: the page read the record again and reports its state. */
export type Outcome = 'saved' | 'not saved' | 'perhaps saved' | 'confirmed' | 'signed out';

const PERHAPS =
  /do not know whether|may have been|may not have been|could be possible that the contact is already associated/i;
const NOT =
  /not saved|not sent|was not (removed|deleted|associated|updated)|have not (joined|been removed)/i;
const ANY_FAILURE = new RegExp(`${PERHAPS.source}|${NOT.source}|went wrong|signed out`, 'i');

const failureOn = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .or(page.locator('[data-sonner-toast]'))
    .filter({ hasText: ANY_FAILURE });

/** Until the page reports success or a failure. */
export async function untilReported(page: Page, { success }: OpenWrite): Promise<void> {
  await expect(success.or(failureOn(page)).first()).toBeVisible({ timeout: LIMIT_MS });
}

/** `stored`: how often the backend has stored the write. */
export async function outcomeOf(
  page: Page,
  write: MatrixWrite,
  opened: OpenWrite,
  stored: number,
): Promise<Outcome> {
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

/** Without the fault a second click saves, unless the first one did and the backend rejects a repetition. */
export async function saveAgain(write: MatrixWrite, opened: OpenWrite): Promise<void> {
  const { success, save, stored } = opened;
  const before = await stored();
  await save();
  if (!(write.onlyOnce && before > 0)) await expect(success.first()).toBeVisible();
  const after = await stored();
  expect(after).toBeGreaterThanOrEqual(1);
  expect(after, 'records of the second click').toBeLessThanOrEqual(before + 1);
}
