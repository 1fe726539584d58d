/** What every test begins with: an employee who is signed in, and pages on which nothing complains. */
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { PRODUCT } from './addresses';

export type UserName = 'coordinator' | 'manager';

export async function fillSignIn(page: Page, userName: UserName, password = 'outreach') {
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await page.getByLabel(/user ?name/i).fill(userName);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button').click();
}

/** Signs in by the two requests that the form makes, which is quicker than the form. */
export async function signIn(page: Page, userName: UserName, address = PRODUCT): Promise<void> {
  await page.request.get(`${address}/login`);
  const answer = await page.request.post(`${address}/login`, {
    form: { username: userName, password: 'outreach' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** A browser of its own for a second person. */
export async function newPerson(browser: Browser, userName: UserName): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, userName);
  return page;
}

interface House {
  /** Collects what the page complains of; a test that expects complaints empties it. */
  complaints: string[];
}

export const test = base.extend<House>({
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

export { expect };
