/**
 * Every kind of write under every fault of the backend: one click stores at most one record, the page reports a true
 * outcome within 10 s, keeps the input, and saves when the backend works again.
 */
import { expect, type Page } from '@playwright/test';
import { FAULTY_APP } from '@/e2e/support/addresses';
import { backendSession, control, setFault } from '@/e2e/support/fault';
import { test as base, signIn } from '@/e2e/support/fixtures';
import { ALL_FAULTS, WRITE_FAULTS, type WriteFault } from './faults';
import { LIMIT_MS, type Outcome, outcomeOf, saveAgain, untilReported } from './outcome';
import { FAILED, noteCell } from './reliability-reporter';
import { startResettingProxy } from './resetting-proxy';
import { type MatrixWrite, type OpenWrite, WRITES } from './writes';

const test = base.extend({
  app: FAULTY_APP,
  employee: 'coordinator',
  // The browser logs every broken response.
  consoleErrors: ({ browserName: _ }, use) => use([]),
});

const LETTERS: Record<Outcome, string> = {
  saved: '✓',
  'perhaps saved': '?',
  confirmed: 'C',
  'signed out': 'S',
};

/** Outcomes that the page can be certain of. */
function allowed(write: MatrixWrite, fault: WriteFault): Outcome[] {
  if (fault.write === 'shown') return write.readsAgain ? ['confirmed'] : ['saved'];
  if (fault.write === 'signed-out') return ['signed out'];
  const confirmed: Outcome[] = write.readsAgain ? ['confirmed'] : [];
  const headers: Outcome[] = fault.write === 'headers' && write.reports !== 'done' ? ['saved'] : [];
  return ['perhaps saved', ...confirmed, ...headers];
}

async function saveUnder(
  page: Page,
  fault: WriteFault,
  write: MatrixWrite,
  opened: OpenWrite,
): Promise<Outcome> {
  const session = await backendSession(page.context());
  const lost = fault.write === 'lost' || fault.write === 'signed-out';
  await control({ session, fault: { call: write.call, kind: fault.kind, lost } });
  await opened.save();
  await untilReported(page, opened);
  expect((await control({ session })).broken, 'calls at the relay').toBe(1);
  const count = await opened.stored();
  expect(count, 'records of one click').toBe(lost ? 0 : 1);
  const outcome = await outcomeOf(page, write, opened, count);
  expect(allowed(write, fault)).toContain(outcome);
  return outcome;
}

/** In `npm test` each write meets one of the faults, in turn. */
function faultsOf(write: MatrixWrite, at: number): WriteFault[] {
  const faults = WRITE_FAULTS.filter(({ declaredFor }) => declaredFor !== write.reports);
  return ALL_FAULTS ? faults : faults.slice(at % faults.length).slice(0, 1);
}

for (const [at, write] of WRITES.entries()) {
  for (const fault of faultsOf(write, at)) {
    test(`${write.name}, ${fault.kind}: ${fault.text}`, async ({ page, records }, info) => {
      const cell = { table: 'writes', row: write.name, column: fault.kind, part: 0 } as const;
      noteCell(info, { ...cell, letter: FAILED });
      const opened = await write.open(page, records);
      const outcome = await saveUnder(page, fault, write, opened);
      if (outcome !== 'saved' && outcome !== 'confirmed') {
        await opened.expectKept?.();
        await setFault(page.context(), null);
        await saveAgain(write, opened);
      }
      noteCell(info, { ...cell, letter: LETTERS[outcome] });
    });
  }
}

/** Without a fault the sign-out leads to the stand-in's own address, which is that of the first application. */
const LOGOUT_FAULTS = WRITE_FAULTS.filter(({ write }) => write !== 'shown');

test.describe('logout', () => {
  test.use({ employee: null });
  for (const { kind, text, write } of ALL_FAULTS ? LOGOUT_FAULTS : LOGOUT_FAULTS.slice(0, 1)) {
    test(`${kind}: ${text}; the browser deletes the session`, async ({ page, context }, info) => {
      const cell = { table: 'writes', row: 'logout', column: kind, part: 0 } as const;
      noteCell(info, { ...cell, letter: FAILED });
      await signIn(page, 'coordinator', FAULTY_APP);
      await page.goto('/');
      const session = await backendSession(context);
      await control({ session, fault: { call: 'POST /api/logout', kind, lost: write === 'lost' } });
      await page.getByRole('button', { name: 'Maya' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      const heading = page.getByRole('heading', { level: 1, name: 'You are signed out' });
      await expect(heading).toBeVisible({ timeout: LIMIT_MS });
      expect((await control({ session })).broken, 'calls at the relay').toBe(1);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('outreach_session');
      expect(names).not.toContain('JSESSIONID');
      noteCell(info, { ...cell, letter: '✓' });
    });
  }
});

/** More than the connections of a browser to one host, so that every repetition is reset. */
const EVERY = 20;
const REPEATED = WRITES.filter(({ reports, readsAgain }) => reports !== 'done' || readsAgain);
/** In `npm test` one of each kind: created, silent, and read again by the page. */
const kindOf = ({ reports, readsAgain }: MatrixWrite) => `${reports} ${readsAgain ?? false}`;
const CHOSEN = REPEATED.filter(
  (write, at) => ALL_FAULTS || at === REPEATED.findIndex((one) => kindOf(one) === kindOf(write)),
);

for (const write of CHOSEN) {
  for (const resets of ALL_FAULTS ? [1, EVERY] : [EVERY]) {
    const times = resets === 1 ? 'once' : 'each time';
    test(`${write.name}, the browser's connection is reset ${times}: one click stores one record`, async ({
      browser,
      records,
    }) => {
      const proxy = await startResettingProxy();
      const context = await browser.newContext({ proxy });
      const page = await context.newPage();
      const opened = await write.open(page, records);
      proxy.reset(resets);
      await opened.save();
      await untilReported(page, opened);
      expect(proxy.received(), 'requests of one click').toBeGreaterThan(1);
      const stored = await opened.stored();
      expect(stored, 'records of one click').toBe(1);
      const outcome = await outcomeOf(page, write, opened, stored);
      if (resets === 1) expect(['saved', 'confirmed']).toContain(outcome);
      else if (!write.readsAgain) {
        expect(outcome).toBe('perhaps saved');
        await opened.expectKept?.();
        proxy.reset(0);
        await saveAgain(write, opened);
      }
      await context.close();
      proxy.close();
    });
  }
}
