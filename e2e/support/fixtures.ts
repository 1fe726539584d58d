/** Fixtures of all browser tests: a signed-in user, and pages without console errors. */
import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test';
import { FAULTY_APP, PRODUCT } from './addresses';
import { setFault } from './fault';
import { openRecords, type Records } from './records';

export type UserName = 'coordinator' | 'manager';
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** For contexts that a test creates; without it they are signed in like the test's own. */
export const SIGNED_OUT: StorageState = { cookies: [], origins: [] };

export async function fillSignIn(page: Page, userName: UserName, password = 'outreach') {
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await page.getByLabel(/user ?name/i).fill(userName);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button').click();
}

/** Sends the two requests of the sign-in form. */
export async function signIn(
  { request: client }: Pick<Page, 'request'>,
  userName: UserName,
  address = PRODUCT,
): Promise<void> {
  await client.get(`${address}/login`);
  const response = await client.post(`${address}/login`, {
    form: { username: userName, password: 'outreach' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
}

/** Signs in and requests a page, so that the application seals a session. */
export async function newSession(userName: UserName, app = PRODUCT): Promise<StorageState> {
  const client = await request.newContext({ storageState: SIGNED_OUT });
  await signIn({ request: client }, userName, app);
  await client.get(app);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

interface Fixtures {
  /** Address of the application under test. */
  app: string;
  /** User whose session all tests of a worker share; null: signed out. A test that signs out signs in itself. */
  employee: UserName | null;
  /** Opens a page of another user. */
  openAs: (userName: UserName) => Promise<Page>;
  /** Errors and warnings of the page's console. A test that expects some removes them. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  sessionOf: (userName: UserName, app: string) => Promise<StorageState>;
  /** By their options. A reused context has the application's scripts in its cache. */
  contexts: Map<string, BrowserContext>;
  records: Records;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [PRODUCT, { option: true }],
  employee: [null, { option: true }],
  baseURL: ({ app }, use) => use(app),
  contexts: [({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  records: [({ browserName: _ }, use) => openRecords().then(use), { scope: 'worker' }],
  sessionOf: [
    async ({ browserName: _ }, use) => {
      const sessions = new Map<string, StorageState>();
      await use(async (userName, app) => {
        const key = `${userName} ${app}`;
        const session = sessions.get(key) ?? (await newSession(userName, app));
        sessions.set(key, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ employee, app, sessionOf }, use) =>
    use(employee ? await sessionOf(employee, app) : undefined),
  context: async (
    { browser, contexts, employee, app, storageState, viewport, timezoneId, javaScriptEnabled },
    use,
  ) => {
    const key = JSON.stringify([employee, app, viewport, timezoneId, javaScriptEnabled]);
    const context = contexts.get(key) ?? (await browser.newContext());
    if (employee && typeof storageState === 'object') {
      contexts.set(key, context);
      await context.clearCookies();
      await context.addCookies(storageState.cookies);
    }
    await use(context);
    if (app === FAULTY_APP) await setFault(context, null);
    // One by one: closing a context may ask whether to leave a page with unsaved input.
    await Promise.all(context.pages().map((page) => page.close()));
    if (!employee) await context.close();
  },
  openAs: async ({ browser, app, sessionOf }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (userName) => {
      const context = await browser.newContext({ storageState: await sessionOf(userName, app) });
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          consoleErrors.push(message.text());
      });
      await use(consoleErrors);
      expect(consoleErrors, 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser logs each response with this status. Fails if anything else was logged. */
export function expectOnlyStatus(consoleErrors: string[], status: number): void {
  const others = consoleErrors.splice(0).filter((line) => !line.includes(`status of ${status}`));
  expect(others).toEqual([]);
}

export { expect };
