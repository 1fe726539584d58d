/**
 * Every kind of write under every fault of the backend, in a browser: one click stores at most one record, the page
 * says no more than it knows, within 10 s, keeps what was typed, and saves once the backend is well again.
 */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { FAULTY_APP } from '../support/addresses';
import { signIn } from '../support/employee';
import { brokenCalls, setFault } from '../support/fault';
import { FAILED_LETTER, noteCell } from './cell';
import { WRITE_FAULTS, type WriteFault } from './faults';
import { openRecords, type Records } from './records';
import { type MatrixWrite, type OpenWrite, WRITES } from './writes';

const LIMIT_MS = 10_000;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const test = base.extend<object, { records: Records; signedIn: StorageState }>({
  records: [({ browser: _ }, use) => openRecords().then(use), { scope: 'worker' }],
  // The tests of one worker run one after another and share a session, because a fault belongs to a session.
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signIn(page, 'coordinator', FAULTY_APP);
      await page.request.get(FAULTY_APP);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
});

/** What the page may say. `confirmed`: it read afterwards what is true. */
type Said = 'saved' | 'not saved' | 'perhaps saved' | 'confirmed' | 'signed out';
const LETTERS: Record<Said, string> = {
  saved: '✓',
  'not saved': 'N',
  'perhaps saved': '?',
  confirmed: 'C',
  'signed out': 'S',
};

const PERHAPS = /perhaps|may have been|not certain|may not have been/i;
const NOT =
  /not saved|not sent|was not (removed|deleted|associated|updated)|have not (joined|been removed)/i;
const ANY_FAILURE = new RegExp(`${PERHAPS.source}|${NOT.source}|went wrong`, 'i');

/** The first thing that the page says about the write, whatever it is. */
async function firstSaid(page: Page, { success }: OpenWrite): Promise<string[]> {
  const failure = page
    .getByRole('main')
    .getByRole('alert')
    .or(page.locator('[data-sonner-toast]'))
    .filter({ hasText: ANY_FAILURE });
  await expect(success.or(failure).first()).toBeVisible({ timeout: LIMIT_MS });
  return failure.allInnerTexts();
}

async function saidOf(
  page: Page,
  write: MatrixWrite,
  opened: OpenWrite,
  stored: number,
): Promise<Said> {
  const texts = await firstSaid(page, opened);
  const shown = await opened.success.count();
  if (shown > 0) {
    expect(texts, 'both saved and not').toEqual([]);
    return write.readsAgain ? 'confirmed' : 'saved';
  }
  const text = texts.join(' | ');
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

/** What the page may say of this fault: nothing that it cannot know. */
function allowed(write: MatrixWrite, fault: WriteFault): Said[] {
  if (fault.write === 'shown') return write.readsAgain ? ['confirmed'] : ['saved'];
  if (fault.write === 'signed-out') return ['signed out'];
  const confirmed: Said[] = write.readsAgain ? ['confirmed'] : [];
  const headers: Said[] = fault.write === 'headers' && write.reports !== 'done' ? ['saved'] : [];
  return ['perhaps saved', ...confirmed, ...headers];
}

async function saveUnder(
  page: Page,
  fault: WriteFault,
  write: MatrixWrite,
  opened: OpenWrite,
): Promise<Said> {
  const context = page.context();
  const stored = fault.write === 'stored' || fault.write === 'headers';
  await setFault(context, { call: write.call, kind: fault.kind, stored });
  await opened.save();
  await firstSaid(page, opened);
  expect(await brokenCalls(context), 'calls at the relay').toBe(1);
  const count = await opened.stored();
  expect(count, 'records of one click').toBe(
    fault.write === 'lost' || fault.write === 'signed-out' ? 0 : 1,
  );
  const said = await saidOf(page, write, opened, count);
  expect(allowed(write, fault)).toContain(said);
  return said;
}

/** With the backend well again: a second click saves, unless the first one did and a second cannot. */
async function saveAgain(page: Page, { success, save, stored }: OpenWrite): Promise<void> {
  const before = await stored();
  const already = page.getByText(/already/);
  await save();
  await expect(success.or(already).first()).toBeVisible();
  if ((await success.count()) === 0) expect(before, 'refused as done already').toBe(1);
  const after = await stored();
  expect(after).toBeGreaterThanOrEqual(1);
  expect(after, 'records of the second click').toBeLessThanOrEqual(before + 1);
}

test.afterEach(({ context }) => setFault(context, null));

for (const write of WRITES) {
  for (const fault of WRITE_FAULTS) {
    if (fault.declaredFor?.includes(write.reports)) continue;
    test(`${write.name}, ${fault.kind}: ${fault.text}`, async ({
      page,
      context,
      records,
    }, info) => {
      const cell = { table: 'writes', row: write.name, column: fault.kind, part: 0 } as const;
      noteCell(info, { ...cell, letter: FAILED_LETTER });
      const opened = await write.open(page, records);
      const said = await saveUnder(page, fault, write, opened);
      if (said !== 'saved' && said !== 'confirmed') {
        await opened.kept();
        await setFault(context, null);
        await saveAgain(page, opened);
      }
      noteCell(info, { ...cell, letter: LETTERS[said] });
    });
  }
}
