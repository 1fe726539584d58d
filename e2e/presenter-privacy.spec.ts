/**
 * Names, e-mail addresses and user names of presenters go only to screens that show them: what is compared is each
 * screen's document and its payload for the router with the text that is on the screen.
 */
import type { Page } from '@playwright/test';
import { PAGES } from './faults/pages';
import { expect, test } from './support/employee';

test.use({ employee: 'manager' });

interface Presenter {
  name: string;
  lastName: string;
  email: string;
  username: string;
}

const SCREENS = PAGES.filter(({ data }) => !data).map(({ path }) => path);
/** Long lists and records with notes, call logs and presenters. */
const MORE_SCREENS = [
  '/organizations?size=20',
  '/organization/read/3',
  '/contacts?size=20',
  '/contact/read/2',
  '/events?size=20',
  '/event/read/2',
  '/myoutreach?upcoming=0&size=20',
  '/myoutreach?view=agenda&upcoming=0',
  '/calllogs?size=20',
  '/manager-reports?presenter=2&upcoming=0&size=20',
  '/manager-dashboard?presenter=2&all=1',
];

/** All text of the page's elements, folded away or not, and what its fields hold. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const script of copy.querySelectorAll('script, style, template')) script.remove();
    const values = [...copy.querySelectorAll('input, textarea, select')].map((field) =>
      'value' in field ? String(field.value) : '',
    );
    return `${copy.innerText} ${copy.textContent} ${values.join(' ')}`;
  });

const HEADERS: Record<string, string>[] = [{}, { rsc: '1' }];

/** What a browser gets for an address: the document, and the payload of a navigation by the router. */
async function sentFor(page: Page, path: string): Promise<string> {
  const parts = await Promise.all(
    HEADERS.map(async (headers) => {
      const response = await page.request.get(path, { headers });
      expect([path, response.status()]).toEqual([path, 200]);
      return response.text();
    }),
  );
  return parts.join('\n');
}

test('no screen is sent a presenter that it does not show', async ({ page }) => {
  const presenters: Presenter[] = await (await page.request.get('/api/activePresenters')).json();
  const me: Presenter = await (await page.request.get('/api/user')).json();
  const others = presenters.filter(({ username }) => username !== me.username);
  expect(others.length).toBeGreaterThan(3);

  const notShown: string[] = [];
  let namesSeen = 0;
  for (const path of [...SCREENS, ...MORE_SCREENS]) {
    const sent = await sentFor(page, path);
    await page.goto(path);
    const shown = await shownOn(page);
    for (const { name, lastName, email, username } of others) {
      const full = `${name} ${lastName}`;
      if (shown.includes(full)) namesSeen += 1;
      for (const text of [full, email, `"${username}"`, `\\"${username}\\"`]) {
        if (sent.includes(text) && !shown.includes(text)) notShown.push(`${path}: ${text}`);
      }
    }
  }
  expect(notShown).toEqual([]);
  // Otherwise the test would look for people who are nowhere.
  expect(namesSeen).toBeGreaterThan(10);
});

test('the invite panel is sent names and e-mail addresses, which it shows, and no user names', async ({
  page,
}) => {
  const presenters: Presenter[] = await (await page.request.get('/api/activePresenters')).json();
  const data: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) data.push(response.text());
  });
  await page.goto('/event/read/8');
  await page.getByText('Send Calendar Invites...').click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const sent = (await Promise.all(data)).join('\n');
  for (const { email, username } of presenters) {
    expect(sent).toContain(email);
    await expect(page.getByText(`(${email})`)).toBeAttached();
    expect(sent).not.toContain(`"${username}"`);
  }
});
