/** Passing messages: their time over a navigation, the controls beside them, and their colors. */
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { expect, signIn, test } from './support/fixtures';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const SHOWN = '[data-sonner-toast]:not([data-removed="true"])';
const message = (page: Page, text: string) => page.locator(SHOWN).filter({ hasText: text });

test.use({ employee: 'coordinator' });

async function createOrganization(page: Page): Promise<string> {
  const name = `Timer ${crypto.randomUUID()}`;
  await page.goto('/organizations/new');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^County/).selectOption('Cook');
  return name;
}

test.describe('with a stopped clock', () => {
  /** Advances the clock in small steps until the element appears. */
  async function until(page: Page, element: Locator): Promise<void> {
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(element).toBeVisible({ timeout: 250 });
    }).toPass();
  }

  const now = (page: Page) => page.evaluate(() => Date.now());

  /** Presses, and returns the page's time at which the message appears. */
  async function shownAt(page: Page, text: string, press: () => Promise<void>): Promise<number> {
    await page.clock.pauseAt((await now(page)) + 1000);
    await press();
    await until(page, message(page, text));
    return now(page);
  }

  async function expectGone(page: Page, text: string, came: number, seconds: number) {
    const passed = (await now(page)) - came;
    await page.clock.runFor(seconds * 1000 - passed - 300);
    await expect(message(page, text)).toHaveCount(1);
    await page.clock.runFor(600);
    await expect(message(page, text)).toHaveCount(0);
  }

  // The clock stays with the context, which no other test may then use.
  test.use({ employee: null });
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'coordinator');
  });

  test('a message is shown for 3.5 s over a redirect', async ({ page }) => {
    const name = await createOrganization(page);
    const save = () => button(page, 'Save').click();
    const created = await shownAt(page, `${name} is created!`, save);
    await page.clock.runFor(2_000);
    const edit = page.getByRole('link', { name: 'Edit', exact: true }).first();
    await until(page, edit);
    await expectGone(page, `${name} is created!`, created, 3.5);
  });

  test('a message is shown for 6 s although its page is left, and does not return', async ({
    page,
  }) => {
    const empty = 'Note cannot be empty!';
    await page.goto('/organization/read/20');
    await button(page, 'Create Org. Note').click();
    const came = await shownAt(page, empty, () => button(page, 'Save Note').click());
    // By keyboard: a message waits where the mouse rests on it.
    const home = page.getByRole('link', { name: 'Outreach Tracking' });
    const schedule = page.getByRole('link', { name: 'My Outreach Schedule' });
    await home.press('Enter');
    await until(page, schedule);
    await expectGone(page, empty, came, 6);
    await schedule.press('Enter');
    await until(page, page.getByRole('table'));
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

/** HTML of the controls under a message, after the next frame. */
async function covered(toast: Locator): Promise<string[]> {
  return toast.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const over = element.getBoundingClientRect();
    const controls = document.querySelectorAll(
      'main :is(a, button, input, select, textarea):not(td a)',
    );
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const apart =
        box.height === 0 ||
        box.bottom <= over.top ||
        box.top >= over.bottom ||
        box.right <= over.left ||
        box.left >= over.right;
      return apart ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
}

async function coversNothing(page: Page, text: string) {
  // The newest message is the first one.
  const toast = message(page, text).first();
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect.poll(() => covered(toast), text).toEqual([]);
}

for (const width of [1440, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a message covers no control', async ({ page }) => {
      await page.goto('/events/new');
      await button(page, 'Save Event').click();
      await coversNothing(page, 'Start and/or End Dates not set.');
      const name = await createOrganization(page);
      await button(page, 'Save').click();
      await coversNothing(page, `${name} is created!`);

      await page.goto('/organization/read/20');
      for (const number of [1, 2, 3, 4]) {
        await button(page, 'Create Org. Note').click();
        await page.getByLabel('New note').fill(`Note ${number} ${crypto.randomUUID()}`);
        await button(page, 'Save Note').click();
        await expect(page.getByLabel('New note')).toHaveCount(0);
        await coversNothing(page, 'A new note is created.');
      }
      const last = page.getByRole('textbox', { name: /^Note of/ }).nth(3);
      await last.fill(`Again ${crypto.randomUUID()}`);
      await button(page, 'Update').click();
      await coversNothing(page, 'Note is updated.');
    });
  });
}

test('each kind of message has its own look with enough contrast, in light and in dark', async ({
  page,
  consoleErrors,
}) => {
  const looks = new Map<string, string>();
  const look = async (text: string) => {
    const toast = message(page, text);
    // A message waits where the mouse rests on it.
    await toast.hover();
    const kind = (await toast.getAttribute('data-type')) ?? '';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const drawn = await toast.evaluate((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        const icon = element.querySelector('[data-icon] svg')?.innerHTML;
        return [color, backgroundColor, borderColor, icon].join(' ');
      });
      looks.set(`${kind} ${colorScheme}`, drawn);
      expect(await violationsOn(page, '[data-sonner-toast]')).toEqual([]);
    }
  };
  await page.goto('/organization/read/20');
  await button(page, 'Create Org. Note').click();
  await button(page, 'Save Note').click();
  await look('Note cannot be empty!');
  await page.getByLabel('New note').fill(`Look ${crypto.randomUUID()}`);
  await button(page, 'Save Note').click();
  await look('A new note is created.');
  await page
    .getByRole('textbox', { name: /^Note of/ })
    .first()
    .fill(crypto.randomUUID());
  await button(page, 'Update').click();
  await look('Note is updated.');
  await page.route('**/api/deleteNote/**', (route) =>
    route.fulfill({ status: 500, json: { title: 'Not today.' } }),
  );
  await page
    .getByRole('button', { name: /^Delete note/ })
    .first()
    .click();
  await button(page, 'Delete').click();
  await look('The note was not deleted');
  consoleErrors.length = 0;
  const kinds = ['error', 'info', 'success', 'warning'];
  expect([...looks.keys()].sort()).toEqual(
    kinds.flatMap((kind) => [`${kind} dark`, `${kind} light`]),
  );
  expect(new Set(looks.values()).size).toBe(8);
});
