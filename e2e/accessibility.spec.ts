/** Every screen: no violation of an axe rule, nothing wider than the window, in both color schemes and on a phone. */
import type { Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { violationsOn } from './support/axe';
import { redirectSignIn } from './support/fault';
import { expect, test, type UserName } from './support/fixtures';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const press = (name: string) => (page: Page) => button(page, name).click();
const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click();

type Screen = [path: string, state?: string, prepare?: (page: Page) => Promise<void>];

const SCREENS: Screen[] = [
  [
    '/organizations?county=Lake&regsite=1&size=20',
    'with its filters and a menu open',
    async (page) => {
      await openFilters(page);
      await button(page, 'Organizations').press('ArrowDown');
    },
  ],
  ['/organizations?county=Grundy', 'without a match'],
  [
    '/organization/read/3',
    'with the question about a deletion, and then with a rejected note',
    async (page) => {
      await button(page, /^Delete note/)
        .first()
        .click();
      await check(page);
      await page.getByRole('dialog').press('Escape');
      await page.getByText('View Call Logs').click();
      await button(page, 'Create Org. Note').click();
      await button(page, 'Save Note').click();
    },
  ],
  ['/organization/read/15', 'without related records'],
  [
    '/contacts?county=Lake&from=2026-01-01&to=2026-12-31',
    'with its filters open, after an export',
    async (page) => {
      await openFilters(page);
      await page.getByText('Export', { exact: true }).click();
      await button(page, 'Current view').click();
      await expect(page.getByText(/is saved: /)).toBeVisible();
    },
  ],
  ['/contact/read/1'],
  ['/events?type=Tabling&regsite=1&from=2026-01-01', 'with one day of a range'],
  ['/myoutreach?view=month&upcoming=0'],
  ['/myoutreach', 'with its filters open', openFilters],
  ['/organizations/new', 'with missing values', press('Save')],
  ['/organizations/3', 'with a search for contacts', press('Associate existing contact')],
  [
    '/contact/6',
    'right to left, with a search without a match',
    async (page) => {
      const name = page.getByLabel('First Name');
      expect(await name.evaluate((box) => getComputedStyle(box).direction)).toBe('rtl');
      await button(page, 'Associate Organization').press('Enter');
      await page.getByRole('combobox').fill('elgin 100 x');
      await expect(page.getByText('Nothing matches.')).toBeVisible();
    },
  ],
  ['/event/read/8', 'with a warning'],
  [
    '/event/read/3',
    'with an open invite',
    async (page) => {
      await page.getByText('Send Calendar Invites...').click();
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Invite message').fill('é'.repeat(1400));
    },
  ],
  ['/calllogs?regsite=1&mine=1', 'with its filters open', openFilters],
  [
    '/calllog/new?OrgId=3',
    'with missing values',
    async (page) => {
      await button(page, 'Calendar').click();
      await page.getByRole('combobox', { name: 'Select organization' }).waitFor();
      await button(page, 'Save call log').click();
    },
  ],
  [
    '/calllog/1',
    'after a change',
    async (page) => {
      await button(page, 'Edit status').click();
      await button(page, 'Save call log').click();
      await page.getByRole('combobox', { name: 'Select contact person' }).waitFor();
    },
  ],
  [
    '/events/new',
    'with missing values and an open calendar',
    async (page) => {
      await button(page, 'Save Event').click();
      await button(page, 'Pick Start date/time').click();
      await expect(page.getByLabel('Time', { exact: true })).toBeVisible();
    },
  ],
  [
    '/events/13',
    'with found organizations',
    async (page) => {
      const name = 'Link Org. with this Event';
      await button(page, name).click();
      await page.getByRole('combobox', { name }).fill('center');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  [
    '/',
    'with an open search',
    async (page) => {
      await button(page, 'Search').click();
      await page.getByRole('textbox', { name: 'Search' }).fill('library');
      await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
    },
  ],
];

const MANAGER_SCREENS: Screen[] = [
  ['/manager-reports?presenter=2&type=Tabling', 'with its filters open', openFilters],
  [
    '/manager-dashboard?presenter=2&from=2026-01-01&to=2026-12-31&compare=all',
    'with its chart, a comparison and its presenters',
    async (page) => {
      await page.getByText('Select MOC').click();
      await page.getByRole('img', { name: /Bar chart/ }).waitFor();
    },
  ],
];

const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

async function check(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOn(page), `${width} pixels wide, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toContain('Outreach Tracking');
}

function describeScreens(employee: UserName, screens: Screen[]): void {
  test.describe(`for a ${employee}`, () => {
    test.use({ employee, viewport: { width: 1440, height: 844 } });
    for (const [path, state = '', prepare] of screens) {
      test(`${[path, state].filter(Boolean).join(', ')} is accessible`, async ({ page }) => {
        expect((await page.goto(path))?.status()).toBe(200);
        await prepare?.(page);
        await check(page);
      });
    }
  });
}
describeScreens('coordinator', SCREENS);
describeScreens('manager', MANAGER_SCREENS);

test('the sign-in, a sign-in that leads to an unknown host, and the page after the logout are accessible', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/organizations');
  await check(page);
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await check(page);
  await page.goto('/signed-out');
  await check(page);
  await redirectSignIn(context);
  await page.goto(`${FAULTY_APP}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You cannot sign in');
  await expect(page.getByText('REDIRECT_HOSTS=login.example:8443')).toBeVisible();
  await check(page);
  consoleErrors.splice(0);
});

test.describe('for a coordinator', () => {
  test.use({ employee: 'coordinator' });

  test('"not found" and "forbidden" are accessible', async ({ page, consoleErrors }) => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/manager-reports', 403],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(status);
      await check(page);
    }
    consoleErrors.splice(0);
  });

  test('the first Tab offers to skip to the content, and every control is at least 24 pixels high and wide', async ({
    page,
  }) => {
    await page.goto('/organizations');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await openFilters(page);
    const small = await page
      .locator('a:visible, button:visible, summary:visible, select:visible, label:visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.matches('.sr-only, [for]'))
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
          .filter(({ box }) => box.height < 24 || box.width < 24)
          .map(({ text }) => text),
      );
    expect(small).toEqual([]);
  });
});
