/** What staff see and keep when the backend breaks down, is slow, or has signed them out. */
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test } from './support/employee';
import { setFault } from './support/fault';

const ORGANIZATION = `${FAULTY_APP}/organization/read/21`;
const NEW_NOTE = 'POST /api/org/newNote';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator', FAULTY_APP);
  await page.goto(FAULTY_APP);
});

test('a list that cannot be loaded says so with a request number, and trying again mends it', async ({
  page,
  context,
  complaints,
}) => {
  await setFault(context, { call: '/api/orgs-', kind: 'hang-up' });
  const response = await page.goto(`${FAULTY_APP}/organizations?county=Lake`);
  expect(response?.status()).toBe(502);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 502')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The outreach system cannot be reached',
  );
  await expect(page.getByText(/request number/)).toContainText(/[0-9a-f]{8}-/);
  await setFault(context, null);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${FAULTY_APP}/organizations?county=Lake`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organizations');
});

test('a backend that does not respond in time is given up, and the page says so', async ({
  page,
  context,
  complaints,
}) => {
  await setFault(context, { call: '/api/orgs-', kind: 'silence' });
  const response = await page.goto(`${FAULTY_APP}/organizations`);
  expect(response?.status()).toBe(504);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 504')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The outreach system takes too long',
  );
});

test('failing counties leave the list standing and say so in their place', async ({
  page,
  context,
}) => {
  await setFault(context, { call: '/api/counties', kind: 'server-error' });
  await page.goto(`${FAULTY_APP}/organizations`);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await page.getByText('Filter', { exact: true }).click();
  await expect(page.getByText('Error occurred in retrieving Counties')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Statuses' }).getByRole('checkbox')).not.toHaveCount(
    0,
  );
});

test('failing notes leave the rest of the detail standing', async ({ page, context }) => {
  await setFault(context, { call: '/api/org/notes', kind: 'server-error' });
  await page.goto(ORGANIZATION);
  await expect(page.getByText('This part could not be retrieved.')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Contact List for/ })).toBeVisible();
});

for (const kind of ['hang-up', 'server-error', 'silence'] as const) {
  test(`a note that could not be saved (${kind}) keeps its text and can be saved later`, async ({
    page,
    context,
    complaints,
  }) => {
    const text = `Kept through ${kind} ${crypto.randomUUID()}`;
    await page.goto(ORGANIZATION);
    await page.getByRole('button', { name: 'Create Org. Note' }).click();
    await page.getByLabel('New note').fill(text);
    await setFault(context, { call: NEW_NOTE, kind });
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Perhaps not saved:');
    await expect(page.getByRole('main').getByRole('alert')).not.toContainText('secret detail');
    await expect(page.getByLabel('New note')).toHaveValue(text);
    await setFault(context, null);
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(page.getByRole('textbox', { name: /^Note of/ }).first()).toHaveValue(text);
    expect(complaints.splice(0).filter((line) => !/status of 50[024]/.test(line))).toEqual([]);
  });
}

test('a session that ends while somebody writes keeps the text and offers to sign in again', async ({
  page,
  context,
  complaints,
}) => {
  const text = `Written while signed out ${crypto.randomUUID()}`;
  await page.goto(ORGANIZATION);
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);
  await setFault(context, { call: NEW_NOTE, kind: 'signed-out' });
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('link', { name: /Sign in again/ }),
  ).toBeVisible();
  await setFault(context, null);
  await signIn(page, 'coordinator', FAULTY_APP);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByRole('textbox', { name: /^Note of/ }).first()).toHaveValue(text);
  expect(complaints.splice(0).filter((line) => !line.includes('status of 401'))).toEqual([]);
});

test('a backend that has signed somebody out leads to the sign-in and keeps the address', async ({
  page,
  context,
}) => {
  await setFault(context, { call: 'GET /api/', kind: 'signed-out' });
  await page.goto(`${FAULTY_APP}/organizations?page=2`);
  await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
  await expect(page).toHaveURL(`${FAULTY_APP}/?returnTo=%2Forganizations%3Fpage%3D2`);
});

test('while nobody can tell who asks, the page says that the system is away with status 503', async ({
  page,
  context,
  complaints,
}) => {
  await setFault(context, { call: 'GET /api/user', kind: 'hang-up' });
  await context.clearCookies({ name: 'outreach_session' });
  const answer = await page.goto(`${FAULTY_APP}/organizations`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The outreach system cannot be reached',
  );
  expect(complaints.splice(0).filter((line) => !line.includes('status of 503'))).toEqual([]);
});
