/** Every screen: no violation that axe knows, nothing wider than the window, in both colour schemes and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { expect, test, type UserName } from './support/employee';
import { openExports, press } from './support/export-panel';
import { redirectSignIn } from './support/fault';

interface Screen {
  name: string;
  path: string;
  status?: number;
  prepare?: (page: Page) => Promise<void>;
}

const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click();

const SCREENS: Screen[] = [
  {
    name: 'organization list with its filters and a menu open',
    path: '/organizations?county=Lake&regsite=1&size=20',
    prepare: async (page) => {
      await openFilters(page);
      await page.getByRole('button', { name: 'Organizations' }).press('ArrowDown');
    },
  },
  { name: 'list without a match', path: '/organizations?county=Grundy' },
  {
    name: 'organization detail while a note is deleted',
    path: '/organization/read/3',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Delete note/ })
        .first()
        .click(),
  },
  {
    name: 'organization detail while a note is written',
    path: '/organization/read/3',
    prepare: async (page) => {
      await page.getByText('View Call Logs').click();
      await page.getByRole('button', { name: 'Create Org. Note' }).click();
      await page.getByRole('button', { name: 'Save Note' }).click();
    },
  },
  { name: 'empty organization', path: '/organization/read/15' },
  {
    name: 'contact list with its filters open, after an export',
    path: '/contacts?county=Lake&from=2026-01-01&to=2026-12-31',
    prepare: async (page) => {
      await openFilters(page);
      await openExports(page);
      await press(page, 'Current view');
      await expect(page.getByText(/is saved: /)).toBeVisible();
    },
  },
  { name: 'contact detail', path: '/contact/read/1' },
  {
    name: 'event list with one day of a range',
    path: '/events?type=Tabling&regsite=1&from=2026-01-01',
  },
  { name: 'my schedule by month', path: '/myoutreach?view=month&upcoming=0' },
  { name: 'my schedule with its filters open', path: '/myoutreach', prepare: openFilters },
  {
    name: 'new organization that lacks what is required',
    path: '/organizations/new',
    prepare: (page) => page.getByRole('button', { name: 'Save' }).click(),
  },
  {
    name: 'organization form while a contact is associated',
    path: '/organizations/3',
    prepare: (page) => page.getByRole('button', { name: 'Associate existing contact' }).click(),
  },
  {
    name: 'contact form, right to left, while no organization is found',
    path: '/contact/6',
    prepare: async (page) => {
      const name = page.getByLabel('First Name');
      expect(await name.evaluate((box) => getComputedStyle(box).direction)).toBe('rtl');
      await page.getByRole('button', { name: 'Associate Organization' }).press('Enter');
      await page.getByRole('combobox').fill('elgin 100 x');
      await expect(page.getByText('Nothing matches.')).toBeVisible();
    },
  },
  { name: 'event detail with a warning', path: '/event/read/8' },
  {
    name: 'event detail while an invite is written',
    path: '/event/read/3',
    prepare: async (page) => {
      await page.getByText('Send Calendar Invites...').click();
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Invite message').fill('é'.repeat(1400));
    },
  },
  {
    name: 'call log list with its filters open',
    path: '/calllogs?regsite=1&mine=1',
    prepare: openFilters,
  },
  {
    name: 'new call log that lacks what is required',
    path: '/calllog/new?OrgId=3',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Calendar' }).click();
      await page.getByRole('combobox', { name: 'Select organization' }).waitFor();
      await page.getByRole('button', { name: 'Save call log' }).click();
    },
  },
  {
    name: 'call log that is changed',
    path: '/calllog/1',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit status' }).click();
      await page.getByRole('button', { name: 'Save call log' }).click();
      await page.getByRole('combobox', { name: 'Select contact person' }).waitFor();
    },
  },
  {
    name: 'new event that lacks what is required, with its calendar open',
    path: '/events/new',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Save Event' }).click();
      await page.getByRole('button', { name: 'Pick Start date/time' }).click();
      await expect(page.getByLabel('Time', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'event form while an organization is searched for',
    path: '/events/13',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Link Org. with this Event' }).click();
      await page.getByRole('combobox', { name: 'Link Org. with this Event' }).fill('center');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'home with an open search',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('textbox', { name: 'Search' }).fill('library');
      await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
    },
  },
  { name: 'not found', path: '/nowhere', status: 404 },
  { name: 'forbidden', path: '/manager-reports', status: 403 },
];

const MANAGER_SCREENS: Screen[] = [
  {
    name: 'manager report with its filters open',
    path: '/manager-reports?presenter=2&type=Tabling',
    prepare: openFilters,
  },
  {
    name: 'manager dashboard with its chart, compared, and with its presenters open',
    path: '/manager-dashboard?presenter=2&from=2026-01-01&to=2026-12-31&compare=all',
    prepare: async (page) => {
      await page.getByText('Select MOC').click();
      await page.getByRole('img', { name: /Bar chart/ }).waitFor();
    },
  },
];

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** On a wide window in light colours, and on a phone in dark ones: each width and each scheme meets every rule. */
const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

async function check(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Our pages have no frames, for which the other mode opens a second page each time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(EVERY_RULE);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(found, `${width} pixels wide, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, 'the page itself never scrolls sideways').toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toContain('Outreach Tracking');
}

function describeScreens(employee: UserName, screens: Screen[]): void {
  test.describe(`for a ${employee}`, () => {
    test.use({ employee, viewport: { width: 1440, height: 844 } });
    for (const { name, path, status = 200, prepare } of screens) {
      test(`${name} is accessible`, async ({ page, complaints }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(status);
        await prepare?.(page);
        await check(page);
        if (status !== 200) complaints.splice(0);
      });
    }
  });
}
describeScreens('coordinator', SCREENS);
describeScreens('manager', MANAGER_SCREENS);

test('the sign-in, ours and the one behind it, and the pages after a logout and a sign-in that fails are accessible', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/organizations');
  await check(page);
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await check(page);
  await page.goto('/signed-out');
  await check(page);
  await redirectSignIn(context);
  await page.goto(`${FAULTY_APP}/login`);
  await check(page);
  complaints.splice(0);
});

test.describe('in a list', () => {
  test.use({ employee: 'coordinator' });

  test('the first Tab offers to skip to the content, and everything pressable is at least 24 pixels high and wide', async ({
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
          .filter(
            (element) => !element.classList.contains('sr-only') && !element.hasAttribute('for'),
          )
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
          .filter(({ box }) => box.height < 24 || box.width < 24)
          .map(({ text }) => text),
      );
    expect(small).toEqual([]);
  });
});
