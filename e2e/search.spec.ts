import { expect, test } from './support/fixtures';

test.use({ employee: 'coordinator' });

test('search starts at the third character, labels the kinds, and works by keyboard', async ({
  page,
}) => {
  await page.goto('/organizations');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/elasticsearch/')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('textbox', { name: 'Search' });
  const list = page.getByRole('list', { name: 'Search results' });
  const results = list.getByRole('link');
  await expect(field).toBeFocused();
  await field.pressSequentially('li');
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  expect(asked).toEqual([]);
  await field.fill('Maria');
  await expect(results.first()).toHaveText(/^Contact \| /);
  await field.fill('presentation');
  await expect(list.getByRole('link', { name: /^Event \| .+ \| / }).first()).toBeVisible();
  await field.fill('qqqqzzzz');
  await expect(page.getByText('No search results found...')).toBeVisible();
  // Characters that the backend cannot take.
  await field.fill('library/%;\\');
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();

  await page.keyboard.press('Enter');
  await field.fill('library');
  await expect(results.first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await results
    .filter({ hasText: /^Org\. \| .*library/i })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organization\/read\/\d+/);
  await expect(field).toHaveCount(0);
});
