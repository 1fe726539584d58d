/** Signing out under every fault of the backend: the browser deletes the session within 10 s. */
import { expect, test } from '@playwright/test';
import { FAULTY_APP } from '@/e2e/support/addresses';
import { backendSession, brokenCalls, setFault } from '@/e2e/support/fault';
import { signIn } from '@/e2e/support/fixtures';
import { ALL_FAULTS, WRITE_FAULTS } from './faults';
import { LIMIT_MS } from './outcome';
import { FAILED_LETTER, noteCell } from './reliability-reporter';

/** Its own response leads to the first application, whose address the stand-in is configured with. */
const LOGOUT_FAULTS = WRITE_FAULTS.filter(({ write }) => write !== 'shown').slice(
  0,
  ALL_FAULTS ? undefined : 1,
);

for (const { kind, text, write } of LOGOUT_FAULTS) {
  test(`logout, ${kind}: ${text}`, async ({ page, context }, info) => {
    const cell = { table: 'writes', row: 'logout', column: kind, part: 0 } as const;
    noteCell(info, { ...cell, letter: FAILED_LETTER });
    await signIn(page, 'coordinator', FAULTY_APP);
    await page.goto(FAULTY_APP);
    const session = await backendSession(context);
    await setFault(context, { call: 'POST /api/logout', kind, stored: write !== 'lost' });
    await page.getByRole('button', { name: 'Maya' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'You are signed out' });
    await expect(heading).toBeVisible({ timeout: LIMIT_MS });
    expect(await brokenCalls(session), 'calls at the relay').toBe(1);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('outreach_session');
    expect(names).not.toContain('JSESSIONID');
    noteCell(info, { ...cell, letter: '✓' });
  });
}
