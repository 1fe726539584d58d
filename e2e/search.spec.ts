import { expect, signIn, test } from './support/employee';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/organizations');
});

test('an organization is found by one of its words from the third character on', async ({
  page,
}) => {
  const word = 'library';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/elasticsearch/')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('textbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.pressSequentially(word.slice(0, 2));
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  expect(asked).toEqual([]);
  await field.pressSequentially(word.slice(2));
  const results = page.getByRole('list', { name: 'Search results' }).getByRole('link');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  const hit = results.filter({ hasText: /^Org\. \| .*library/i }).first();
  await hit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organization\/read\/\d+/);
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveCount(0);
});

test('contacts and events read as their kind, and nothing found says so', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('textbox', { name: 'Search' });
  const results = page.getByRole('list', { name: 'Search results' });
  await field.fill('Maria');
  await expect(results.getByRole('link').first()).toHaveText(/^Contact \| /);
  await field.fill('presentation');
  await expect(results.getByRole('link', { name: /^Event \| .+ \| / }).first()).toBeVisible();
  await field.fill('qqqqzzzz');
  await expect(page.getByText('No search results found...')).toBeVisible();
});

test('characters that the backend cannot take do not break the search', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('library/%;\\');
  await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
});

test('the close icon hides field and results and gives the focus back', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill('library');
  await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('list', { name: 'Search results' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});
