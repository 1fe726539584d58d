/** Reads the outcome that a page reports for a write. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { MatrixWrite, OpenWrite } from './writes';

export const LIMIT_MS = 10_000;

/** `confirmed`: the page read the record again and reports its state. */
export type Outcome = 'saved' | 'perhaps saved' | 'confirmed' | 'signed out';

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

/** Waits until the page reports success or a failure. */
export async function untilReported(page: Page, { success }: OpenWrite): Promise<void> {
  await expect(success.or(failureOn(page)).first()).toBeVisible({ timeout: LIMIT_MS });
}

/** `stored`: number of times the backend has stored the write. */
export async function outcomeOf(
  page: Page,
  { readsAgain }: MatrixWrite,
  { success }: OpenWrite,
  stored: number,
): Promise<Outcome> {
  const text = (await failureOn(page).allInnerTexts()).join(' | ');
  if ((await success.count()) > 0) {
    expect(text, 'both saved and not').toBe('');
    return readsAgain ? 'confirmed' : 'saved';
  }
  if (text.includes('Sign in again') && !PERHAPS.test(text)) return 'signed out';
  if (readsAgain && !PERHAPS.test(text)) {
    expect(text).toMatch(NOT);
    expect(stored, text).toBe(0);
    return 'confirmed';
  }
  if (readsAgain && /You have joined this event, but/.test(text)) {
    expect(stored, text).toBe(1);
    return 'confirmed';
  }
  expect(text).toMatch(PERHAPS);
  return 'perhaps saved';
}

/** Clicks again without the fault, which saves unless the first click did and the backend rejects a repetition. */
export async function saveAgain({ onlyOnce }: MatrixWrite, opened: OpenWrite): Promise<void> {
  const { success, save, stored } = opened;
  const before = await stored();
  await save();
  if (!(onlyOnce && before > 0)) await expect(success.first()).toBeVisible();
  const after = await stored();
  expect(after).toBeGreaterThanOrEqual(1);
  expect(after, 'records of the second click').toBeLessThanOrEqual(before + 1);
}
