/**
 * Every kind of write under every fault of the backend: one click stores at most one record, the page reports a true
 * outcome within 10 s, keeps the input, and saves when the backend works again.
 */
import { expect, type Page } from '@playwright/test';
import { backendSession, brokenCalls, setFault } from '@/e2e/support/fault';
import { ALL_FAULTS, WRITE_FAULTS, type WriteFault } from './faults';
import { test } from './fixtures';
import { type Outcome, outcomeOf, saveAgain, untilReported } from './outcome';
import { FAILED_LETTER, noteCell } from './reliability-reporter';
import { type MatrixWrite, type OpenWrite, WRITES } from './writes';

const LETTERS: Record<Outcome, string> = {
  saved: '✓',
  'not saved': 'N',
  'perhaps saved': '?',
  confirmed: 'C',
  'signed out': 'S',
};

/** What the page may report: nothing that it cannot know. */
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
  const context = page.context();
  const lost = fault.write === 'lost' || fault.write === 'signed-out';
  await setFault(context, { call: write.call, kind: fault.kind, stored: !lost });
  await opened.save();
  await untilReported(page, opened);
  expect(await brokenCalls(await backendSession(context)), 'calls at the relay').toBe(1);
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
    test(`${write.name}, ${fault.kind}: ${fault.text}`, async ({
      page,
      context,
      records,
    }, info) => {
      const cell = { table: 'writes', row: write.name, column: fault.kind, part: 0 } as const;
      noteCell(info, { ...cell, letter: FAILED_LETTER });
      const opened = await write.open(page, records);
      const outcome = await saveUnder(page, fault, write, opened);
      if (outcome !== 'saved' && outcome !== 'confirmed') {
        await opened.kept?.();
        await setFault(context, null);
        await saveAgain(write, opened);
      }
      noteCell(info, { ...cell, letter: LETTERS[outcome] });
    });
  }
}
