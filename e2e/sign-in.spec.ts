import { routes } from '@/lib/routes';
import { expect, expectOnlyStatus, fillSignIn, signIn, test } from './support/fixtures';

test('a deep link leads to the sign-in, also after a wrong password, and back to its page', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/organizations?county=Lake&sort=city&order=asce');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mobility Management, Outreach Tracking',
  );
  await expect(page.getByText('Version 2.8')).toBeVisible();
  await fillSignIn(page, 'manager', 'guess');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(/user ?name/i)).toHaveValue('manager');
  await page.getByLabel(/password/i).fill('outreach');
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/organizations?county=Lake&sort=city&order=asce');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organizations');
  expectOnlyStatus(consoleErrors, 401);
});

test('after a logout Back and other tabs show no screen, and a draft is restored', async ({
  page,
  context,
}) => {
  const text = `Typed before the logout ${crypto.randomUUID()}`;
  await signIn(page, 'coordinator');
  const other = await context.newPage();
  await other.goto(routes.organization(21));
  await other.getByRole('button', { name: 'Create Org. Note' }).click();
  await other.getByLabel('New note').fill(text);

  await page.goto('/contacts');
  await page.goto('/organizations');
  await page.getByRole('button', { name: 'Maya' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Employee Login' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('outreach_session');
  expect(names).not.toContain('firstName');
  for (const back of [1, 2]) {
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Employee Login' }), `Back ${back}`).toBeVisible();
  }

  await page.goto('/organizations?page=3');
  await expect(page).toHaveURL('/?returnTo=%2Forganizations%3Fpage%3D3');
  await fillSignIn(other, 'coordinator');
  await expect(other).toHaveURL(routes.organization(21));
  await expect(other.getByLabel('New note')).toHaveValue(text);
});

test('after a sign-in of another employee no tab shows a screen of the first one', async ({
  page,
  context,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/organizations');
  await expect(page.getByRole('button', { name: 'Maya' })).toBeVisible();
  const other = await context.newPage();
  await signIn(other, 'manager');
  await other.goto('/');
  await expect(page.getByRole('button', { name: 'Organizations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Maya' })).toHaveCount(0);
});

test('a note is not saved in the name of another employee who has signed in since', async ({
  page,
  consoleErrors,
}) => {
  const text = `Typed by the coordinator ${crypto.randomUUID()}`;
  await signIn(page, 'coordinator');
  await page.goto(routes.organization(21));
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);

  // Without a page of the application, so that the names and `isAuth`, which the open page observes, stay.
  await signIn(page, 'manager');
  await page.getByRole('button', { name: 'Save Note' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Not saved: This page was opened by another employee.');
  await expect(alert).toContainText('You are now signed in as');
  await expect(page.getByLabel('New note')).toHaveValue(text);
  expect(await (await page.request.get('/api/org/notes/21')).text()).not.toContain(text);
  expectOnlyStatus(consoleErrors, 409);
});
