/** What every test begins with: an employee who is signed in, and pages on which nothing complains. */
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { FAULTY_APP, PRODUCT } from './addresses';
import { backendSession, SESSION_SUFFIX } from './fault';

export type UserName = 'coordinator' | 'manager';
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Contexts that a test makes have the session of the test itself unless they are given another one. */
export const NOBODY: StorageState = { cookies: [], origins: [] };

export async function fillSignIn(page: Page, userName: UserName, password = 'outreach') {
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await page.getByLabel(/user ?name/i).fill(userName);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button').click();
}

/** Signs in by the two requests that the form makes, which is quicker than the form. */
export async function signIn(
  { request: client }: Pick<Page, 'request'>,
  userName: UserName,
  address = PRODUCT,
): Promise<void> {
  await client.get(`${address}/login`);
  const answer = await client.post(`${address}/login`, {
    form: { username: userName, password: 'outreach' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** A browser of its own for a second person. */
export async function newPerson(browser: Browser, userName: UserName): Promise<Page> {
  const page = await (await browser.newContext({ storageState: NOBODY })).newPage();
  await signIn(page, userName);
  return page;
}

/**
 * Goes on at the second application, whose backend fails on command. The session gets a name of its own there, so that
 * its faults are those of this test alone.
 */
export async function enterFaultyApp(page: Page): Promise<void> {
  const context = page.context();
  const value = `${await backendSession(context)}${SESSION_SUFFIX}${crypto.randomUUID()}`;
  await context.addCookies([{ name: 'JSESSIONID', value, url: FAULTY_APP }]);
  expect((await page.request.get(FAULTY_APP)).status()).toBe(200);
}

interface House {
  /**
   * Who is signed in when a test begins, by a session that all tests of a worker share; null: nobody. A test that signs
   * out signs in by itself.
   */
  employee: UserName | null;
  /** Collects what the page complains of; a test that expects complaints empties it. */
  complaints: string[];
}

export const test = base.extend<House, { sessions: Map<UserName, StorageState> }>({
  employee: [null, { option: true }],
  sessions: [({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  storageState: async ({ employee, sessions }, use) => {
    if (employee && !sessions.has(employee)) {
      const client = await request.newContext({ storageState: NOBODY });
      await signIn({ request: client }, employee);
      sessions.set(employee, await client.storageState());
      await client.dispose();
    }
    await use(employee ? sessions.get(employee) : undefined);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself writes a refused request down; everything else that it complains of is a fault. */
export function expectRefusals(complaints: string[], statuses: number | RegExp): void {
  const refusal = new RegExp(
    `status of ${typeof statuses === 'number' ? statuses : statuses.source}`,
  );
  expect(complaints.splice(0).filter((line) => !refusal.test(line))).toEqual([]);
}

export { expect };
