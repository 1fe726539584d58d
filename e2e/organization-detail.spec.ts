import { expect, signIn, test } from './support/employee';

/** Rows of the demo data whose ids no seed changes. */
const LONG_NOTE = 3;
const RIGHT_TO_LEFT = 9;
const BUSY = 14;
const EMPTY = 15;

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
});

test('the detail shows facts, contacts, events on both sides of today, call logs and notes', async ({
  page,
}) => {
  await page.goto(`/organization/read/${BUSY}`);
  await expect(page).toHaveTitle('Lakeshore Senior Services Center · Outreach Tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organization Details');
  for (const label of ['Last status', 'Last contact', 'County', 'Zip', 'Registration site']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  await expect(
    page.getByRole('definition').filter({ hasText: /@lakeshore-senior-services-center/ }),
  ).toHaveCount(1);
  const rows = (name: RegExp) => page.getByRole('table', { name }).locator('tbody tr');
  await expect(rows(/^Contact List for/)).toHaveCount(60);
  const upcoming = await rows(/^Upcoming Events with/).count();
  const past = await rows(/^Past Events with/).count();
  expect(upcoming).toBeGreaterThan(0);
  expect(past).toBeGreaterThan(0);
  // Other tests attach events of theirs.
  expect(upcoming + past).toBeGreaterThanOrEqual(40);
  await expect(rows(/^Note\(s\) for/)).toHaveCount(30);
  await page.getByText('View Call Logs').click();
  await expect(
    rows(/^Call Log\(s\) for/)
      .first()
      .getByRole('link', { name: /^View call log/ }),
  ).toHaveAttribute('href', /^\/calllog\/\d+$/);
});

test('its buttons lead to a call log for it, to its form and to a new organization', async ({
  page,
}) => {
  await page.goto(`/organization/read/${BUSY}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create call log' })).toHaveAttribute(
    'href',
    `/calllog/new?OrgId=${BUSY}`,
  );
  await expect(main.getByRole('link', { name: 'Edit', exact: true }).first()).toHaveAttribute(
    'href',
    `/organizations/${BUSY}`,
  );
  await expect(main.getByRole('link', { name: 'Create Organization' })).toHaveAttribute(
    'href',
    '/organizations/new',
  );
});

test('an organization with nothing but a name says so part by part', async ({ page }) => {
  await page.goto(`/organization/read/${EMPTY}`);
  await expect(page.getByText('No Contacts associated with this Organization.')).toBeVisible();
  const name = 'Name Only Township Office';
  await expect(page.getByText(`No Upcoming Events with ${name}.`)).toBeVisible();
  await expect(page.getByText(`No Past Events with ${name}.`)).toBeVisible();
  await expect(page.getByText('No notes created.')).toBeVisible();
  await page.getByText('View Call Logs').click();
  await expect(page.getByText('No call logs were found...')).toBeVisible();
});

test('a note of 4,000 characters is shown whole and is not cut by editing it', async ({ page }) => {
  await page.goto(`/organization/read/${LONG_NOTE}`);
  const notes = page.getByRole('textbox', { name: /^Note of/ });
  const lengths = await notes.evaluateAll((all) =>
    all.map((note) => (note instanceof HTMLTextAreaElement ? note.value.length : 0)),
  );
  const long = notes.nth(lengths.indexOf(4000));
  await long.press('Control+End');
  await long.press('Backspace');
  await long.pressSequentially('!!');
  expect((await long.inputValue()).length).toBe(4000);
});

test('right-to-left names keep their direction in a left-to-right page', async ({ page }) => {
  await page.goto(`/organization/read/${RIGHT_TO_LEFT}`);
  const name = page.getByRole('heading', { level: 2 }).first().locator('bdi');
  await expect(name).toHaveText('المركز العربي للخدمات الاجتماعية');
  const direction = await name.evaluate((element) => getComputedStyle(element).direction);
  expect(direction).toBe('rtl');
});

test('an unknown organization is not found, and so is an id that is no number', async ({
  page,
  complaints,
}) => {
  for (const id of ['99999999', 'abc', '-1', '1e3x']) {
    const answer = await page.goto(`/organization/read/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByText(/request number/)).toBeVisible();
  }
  expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
});
