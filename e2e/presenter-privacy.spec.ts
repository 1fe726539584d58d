/**
 * Names, e-mail addresses and user names of presenters are sent only to screens that show them: the document of each
 * screen and its payload for the router are compared with the text of the document.
 */
import type { Page } from '@playwright/test';
import { PAGES } from './faults/pages';
import { expect, test } from './support/fixtures';

test.use({ employee: 'manager' });

interface Presenter {
  name: string;
  lastName: string;
  email: string;
  username: string;
}

/** Every page, long lists, and records with notes, call logs and presenters. */
const SCREENS = PAGES.flatMap(({ path, data }) => (data ? [] : path)).concat(
  ...['/organizations?size=20', '/contacts?size=20', '/events?size=20', '/calllogs?size=20'],
  ...['/organization/read/3', '/contact/read/2', '/event/read/2'],
  ...['/myoutreach?upcoming=0&size=20', '/myoutreach?view=agenda&upcoming=0'],
  ...['/manager-reports?presenter=2&upcoming=0&size=20', '/manager-dashboard?presenter=2&all=1'],
);

const presentersSeenBy = async ({ request }: Page): Promise<Presenter[]> =>
  (await request.get('/api/activePresenters')).json();

/** Text of the elements and values of the fields, visible or not. */
const textOf = (page: Page, html: string): Promise<string> =>
  page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
    const values = [...body.querySelectorAll('input')].map(({ value }) => value);
    return `${body.textContent} ${values.join(' ')}`;
  }, html);

test('no screen receives a presenter that it does not show', async ({ page }) => {
  const me: Presenter = await (await page.request.get('/api/user')).json();
  const others = (await presentersSeenBy(page)).filter(({ username }) => username !== me.username);
  expect(others.length).toBeGreaterThan(3);

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await page.request.get(path, { headers });
    expect([path, response.status()]).toEqual([path, 200]);
    return response.text();
  };
  const notShown: string[] = [];
  let namesSeen = 0;
  for (const path of SCREENS) {
    const html = await get(path);
    const sent = `${html}\n${await get(path, { rsc: '1' })}`;
    const shown = await textOf(page, html);
    for (const { name, lastName, email, username } of others) {
      const full = `${name} ${lastName}`;
      if (shown.includes(full)) namesSeen += 1;
      for (const text of [full, email, `"${username}"`, `\\"${username}\\"`]) {
        if (sent.includes(text) && !shown.includes(text)) notShown.push(`${path}: ${text}`);
      }
    }
  }
  expect(notShown).toEqual([]);
  expect(namesSeen).toBeGreaterThan(10);
});

test('the invite panel receives names and e-mail addresses, which it shows, and no user names', async ({
  page,
}) => {
  const data: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) data.push(response.text());
  });
  await page.goto('/event/read/8');
  await page.getByText('Send Calendar Invites...').click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const sent = (await Promise.all(data)).join('\n');
  for (const { email, username } of await presentersSeenBy(page)) {
    expect(sent).toContain(email);
    await expect(page.getByText(`(${email})`)).toBeAttached();
    expect(sent).not.toContain(`"${username}"`);
  }
});
