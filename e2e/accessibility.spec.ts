/** Every screen: no violation that axe knows, nothing wider than the window, in both colour schemes and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test, type UserName } from './support/employee';
import { openExports, press } from './support/export-panel';
import { redirectSignIn } from './support/fault';

const SCREENS: {
  name: string;
  path: string;
  status?: number;
  /** The coordinator where nobody is named. */
  employee?: UserName;
  prepare?: (page: Page) => Promise<void>;
}[] = [
  { name: 'home', path: '/' },
  { name: 'organization list', path: '/organizations' },
  {
    name: 'organization list with its filters open',
    path: '/organizations?county=Lake&regsite=1&size=20',
    prepare: (page) => page.getByText('Filter', { exact: true }).click(),
  },
  { name: 'list without a match', path: '/organizations?county=Grundy' },
  {
    name: 'organization detail',
    path: '/organization/read/3',
    prepare: (page) => page.getByText('View Call Logs').click(),
  },
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
      await page.getByRole('button', { name: 'Create Org. Note' }).click();
      await page.getByRole('button', { name: 'Save Note' }).click();
    },
  },
  { name: 'empty organization', path: '/organization/read/15' },
  {
    name: 'contact list with its filters open',
    path: '/contacts?county=Lake&from=2026-01-01&to=2026-12-31',
    prepare: (page) => page.getByText('Filter', { exact: true }).click(),
  },
  {
    name: 'contact list after an export',
    path: '/contacts?county=Lake',
    prepare: async (page) => {
      await openExports(page);
      await press(page, 'Current view');
      await expect(page.getByText(/is saved: /)).toBeVisible();
    },
  },
  { name: 'contact detail', path: '/contact/read/1' },
  {
    name: 'event list with its filters open',
    path: '/events?type=Tabling&regsite=1&from=2026-01-01&to=2026-12-31',
    prepare: (page) => page.getByText('Filter', { exact: true }).click(),
  },
  { name: 'event list with one day of a range', path: '/events?from=2026-01-01&size=200' },
  { name: 'my schedule by month', path: '/myoutreach?view=month&upcoming=0' },
  {
    name: 'my schedule with its filters open',
    path: '/myoutreach',
    prepare: (page) => page.getByText('Filter', { exact: true }).click(),
  },
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
  { name: 'contact form', path: '/contact/1' },
  { name: 'event detail with a warning', path: '/event/read/8' },
  {
    name: 'event detail while an invite is written',
    path: '/event/read/3',
    prepare: async (page) => {
      // It stands open already where an invite was begun before.
      await page.locator('details').evaluate((details) => details.setAttribute('open', ''));
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Invite message').fill('é'.repeat(1400));
    },
  },
  {
    name: 'call log list with its filters open',
    path: '/calllogs?regsite=1&mine=1',
    prepare: (page) => page.getByText('Filter', { exact: true }).click(),
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
    name: 'manager report with its filters open',
    path: '/manager-reports?presenter=2&type=Tabling',
    employee: 'manager',
    prepare: (page) => page.getByText('Filter', { exact: true }).click(),
  },
  {
    name: 'manager dashboard with its chart, compared, and with its presenters open',
    path: '/manager-dashboard?presenter=2&from=2026-01-01&to=2026-12-31&compare=all',
    employee: 'manager',
    prepare: async (page) => {
      await page.getByText('Select MOC').click();
      await page.getByRole('img', { name: /Bar chart/ }).waitFor();
    },
  },
  {
    name: 'open menu',
    path: '/organizations',
    prepare: (page) => page.getByRole('button', { name: 'Organizations' }).press('ArrowDown'),
  },
  {
    name: 'open search',
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

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that the colour scheme decides; structure, names and sizes are the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Our pages have no frames, for which the other mode opens a second page each time. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

async function check(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolation(axeOn(page).withTags(EVERY_RULE));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(axeOn(page).withRules(RULES_OF_COLOUR));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'the page itself never scrolls sideways').toBeLessThanOrEqual(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toContain('Outreach Tracking');
}

/** Each width loads the page anew: what is there to open differs between them. */
async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [1440, 390]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await look();
    });
  }
}

for (const { name, path, status, employee = 'coordinator', prepare } of SCREENS) {
  test(`${name} is accessible`, async ({ page, complaints }) => {
    await signIn(page, employee);
    await atEachWidth(page, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status ?? 200);
      await prepare?.(page);
      await check(page);
    });
    if (status) complaints.splice(0);
  });
}

test('the sign-in, ours and the one behind it, is accessible', async ({ page }) => {
  await atEachWidth(page, async () => {
    await page.goto('/organizations');
    await check(page);
    await page.getByRole('link', { name: 'Employee Login' }).click();
    await check(page);
  });
});

test('the pages after a logout and a sign-in that fails are accessible', async ({
  page,
  context,
  complaints,
}) => {
  await redirectSignIn(context);
  await atEachWidth(page, async () => {
    await page.goto('/signed-out');
    await check(page);
    await page.goto(`${FAULTY_APP}/login`);
    await check(page);
  });
  complaints.splice(0);
});

test('everything pressable in the list is at least 24 pixels high and wide', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/organizations');
  await page.getByText('Filter', { exact: true }).click();
  const small = await page
    .locator('a:visible, button:visible, summary:visible, select:visible, label:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.classList.contains('sr-only') && !element.hasAttribute('for'))
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
        .filter(({ box }) => box.height < 24 || box.width < 24)
        .map(({ text }) => text),
    );
  expect(small).toEqual([]);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/organizations');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
