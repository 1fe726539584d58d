/** Passing messages: how long each is there, on which pages, and what it leaves uncovered. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support/employee';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const SHOWN = '[data-sonner-toast]:not([data-removed="true"])';
const message = (page: Page, text: string) => page.locator(SHOWN).filter({ hasText: text });

test.beforeEach(({ page }) => signIn(page, 'coordinator'));

/** Seconds for which a message is in the document, over every page that the script itself leads to. */
async function secondsOf(page: Page, text: string, press: () => Promise<void>): Promise<number> {
  const lifetime = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        new MutationObserver(() => {
          const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
          const there = toasts.some((toast) => toast.textContent?.includes(wanted));
          if (there && since === null) since = performance.now();
          if (!there && since !== null) resolve((performance.now() - since) / 1000);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
  await press();
  return lifetime;
}

async function createOrganization(page: Page): Promise<string> {
  const name = `Timer ${crypto.randomUUID()}`;
  await page.goto('/organizations/new');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^County/).selectOption('Cook');
  return name;
}

async function within(page: Page, seconds: number, text: string, press: () => Promise<void>) {
  const lived = await secondsOf(page, text, press);
  expect(Math.abs(lived - seconds), `${text}: ${lived} s of ${seconds} s`).toBeLessThan(0.3);
}

test('a message keeps its time over the redirect that follows it', async ({ page }) => {
  const name = await createOrganization(page);
  await within(page, 3.5, `${name} is created!`, () => button(page, 'Save').click());
  await expect(page).toHaveURL(/\/organization\/read\/\d+$/);
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await page.getByLabel('City').fill('Elgin');
  await within(page, 6, `${name} has been updated!`, () => button(page, 'Save').click());
  await expect(page).toHaveURL(/\/organization\/read\/\d+$/);
});

test('a message whose page is left early ends in its time and comes back on no other record', async ({
  page,
}) => {
  await page.goto('/organization/read/20');
  await button(page, 'Create Org. Note').click();
  await within(page, 6, 'Note cannot be empty!', async () => {
    await button(page, 'Save Note').click();
    await expect(message(page, 'Note cannot be empty!')).toBeVisible();
    // By keyboard: a message waits where the mouse rests on it.
    await page.getByRole('link', { name: 'Outreach Tracking' }).press('Enter');
    await page.getByRole('link', { name: 'My Outreach Schedule' }).press('Enter');
    await page.getByRole('row').getByRole('link', { name: /^Edit/ }).first().press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit Event' })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Outreach Tracking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mobility Management');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('a message waits for as long as the mouse rests on it', async ({ page }) => {
  await page.goto('/calllog/new');
  await button(page, 'Save call log').click();
  const missing = message(page, "Organization can't be empty.");
  await missing.hover();
  await page.waitForTimeout(5000);
  await expect(missing).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(missing).toHaveCount(0, { timeout: 4500 });
});

/** Texts of the fields and buttons of the screen that a message lies over. */
async function covered(toast: Locator): Promise<string[]> {
  return toast.evaluate((element) => {
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

async function liesOverNothing(page: Page, text: string) {
  // The newest one first.
  const toast = message(page, text).first();
  await expect(toast).toBeInViewport({ ratio: 1 });
  // Where it is once the page has come to rest around it.
  await page.waitForTimeout(400);
  await expect(toast).toBeInViewport({ ratio: 1 });
  expect(await covered(toast), text).toEqual([]);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a message lies over no field and no button of a form', async ({ page }) => {
      await page.goto('/events/new');
      await button(page, 'Save Event').click();
      await liesOverNothing(page, 'Start and/or End Dates not set.');
      const name = await createOrganization(page);
      await button(page, 'Save').click();
      await liesOverNothing(page, `${name} is created!`);
      await page.waitForURL(/\/organization\/read\/\d+$/);
      await liesOverNothing(page, `${name} is created!`);
      await page.goto('/contact/new');
      await page.getByLabel('First Name').fill('Noor');
      await button(page, 'Save').click();
      await liesOverNothing(page, 'New contact is created!');
    });

    test('a message lies over no note and no button of the notes', async ({ page }) => {
      await page.goto('/organization/read/20');
      for (const number of [1, 2, 3, 4]) {
        await button(page, 'Create Org. Note').click();
        await page.getByLabel('New note').fill(`Note ${number} ${crypto.randomUUID()}`);
        await button(page, 'Save Note').click();
        await expect(page.getByLabel('New note')).toHaveCount(0);
        await liesOverNothing(page, 'A new note is created.');
      }
      const last = page.getByRole('textbox', { name: /^Note of/ }).nth(3);
      await last.fill(`Again ${crypto.randomUUID()}`);
      await button(page, 'Update').click();
      await liesOverNothing(page, 'Note is updated.');
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the kinds of messages look different, and are read in ${colorScheme} colours`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme });
    const looks = new Map<string, string>();
    const look = async (text: string) => {
      const toast = message(page, text);
      await expect(toast).toBeVisible();
      const kind = (await toast.getAttribute('data-type')) ?? '';
      const drawn = await toast.evaluate((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        const icon = element.querySelector('[data-icon] svg')?.innerHTML;
        return [color, backgroundColor, borderColor, icon].join(' ');
      });
      looks.set(kind, drawn);
      const { violations } = await new AxeBuilder({ page })
        .include('[data-sonner-toast]')
        .analyze();
      expect(violations).toEqual([]);
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
    await page.route('**/api/deleteNote/**', (route) => route.fulfill({ status: 502, body: '{}' }));
    await page
      .getByRole('button', { name: /^Delete note/ })
      .first()
      .click();
    await button(page, 'Delete').click();
    await look('The note was not deleted');
    complaints.length = 0;
    expect([...looks.keys()].sort()).toEqual(['error', 'info', 'success', 'warning']);
    expect(new Set(looks.values()).size).toBe(4);
  });
}
