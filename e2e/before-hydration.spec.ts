/** Input before hydration and while a lazily loaded part is missing, and scripts that do not load. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const SCRIPTS = '**/_next/static/**/*.js';
const hydrated = (page: Page) => expect(page.locator('.unhydrated-menu')).toHaveCount(0);

/** Holds every script from now on. The returned function releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page without its scripts. The returned function releases them and waits for hydration. */
async function openUnhydrated(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Label and value of every visible control. Controls with the same label are numbered. */
function controlsOf(page: Page): Promise<[control: string, state: string][]> {
  return page.evaluate(() => {
    const seen = new Map<string, number>();
    const all = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
    return [...all]
      .filter((control) => control.type !== 'hidden' && control.checkVisibility())
      .map((control) => {
        const { type, labels, value, checked } = control;
        const label = control.ariaLabel ?? labels?.[0]?.textContent ?? '';
        const before = seen.get(label) ?? 0;
        seen.set(label, before + 1);
        const text = type === 'tel' ? value.replace(/\D/g, '') : value;
        const state = /^(?:checkbox|radio)$/.test(type) ? String(checked) : text;
        return [`${label} ${before}`, state];
      });
  });
}

/** Changes every visible field with the events of typing and clicking, and returns their number. */
function enterEverything(page: Page): Promise<number> {
  return page.evaluate(() => {
    const typed: Record<string, string> = { date: '2026-05-03', tel: '3125550123' };
    let changed = 0;
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      ':is(input, textarea, select):enabled:not([type=hidden], [name=size])',
    )) {
      if (!control.checkVisibility()) continue;
      const isInput = control instanceof HTMLInputElement;
      // A search text beside a chosen organization is discarded on blur, with and without scripts.
      const label = control.labels?.[0]?.textContent ?? '';
      if (isInput && control.defaultValue && label.startsWith('Select organization')) continue;
      control.focus();
      changed += 1;
      if (isInput && /^(?:checkbox|radio)$/.test(control.type)) control.click();
      else {
        if (control instanceof HTMLSelectElement) control.selectedIndex = control.length - 1;
        else control.value = typed[control.type] ?? 'Typed early';
        for (const kind of ['input', 'change'])
          control.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    }
    return changed;
  });
}

/** One of each kind: lists share their components, as do details and forms. */
const SCREENS = [
  '/organization/read/3',
  '/organizations/3',
  '/contacts',
  '/contact/read/1',
  '/contact/1',
  '/event/read/3',
  '/events/new',
  '/events/3',
  '/myoutreach',
  '/calllog/new?OrgId=3',
  '/calllog/1',
  '/manager-reports?presenter=1',
  '/manager-dashboard?presenter=1&from=2026-01-01&to=2026-12-31',
];

test.use({ employee: 'manager' });

test.beforeAll(async ({ records }) => {
  await records.createNote('contact', 1, 'Prefers e-mail');
  await records.createNote('event', 3, 'Bring maps');
});

for (const path of SCREENS) {
  test(`${path} keeps its input over hydration, and disables buttons until then`, async ({
    page,
  }) => {
    const release = await openUnhydrated(page, path);
    expect(await enterEverything(page)).toBeGreaterThan(0);
    const entered = await controlsOf(page);
    // Enabled buttons work without JavaScript: the browser or the style sheet opens a menu, or a form is sent.
    const idle = page.locator(
      'button[type=button]:enabled:visible:not([popovertarget], .unhydrated-menu > *)',
    );
    await expect(idle).toHaveCount(0);
    const forms = page.locator('main form:has(:is(input, textarea):not([type=hidden]))');
    for (const form of await forms.all()) {
      if ((await form.locator('[type=submit]:enabled').count()) > 0) continue;
      const field = form.locator('input:not([type=radio], [type=checkbox]):visible:enabled');
      if ((await field.count()) > 0) await field.first().press('Enter');
    }
    await release();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    await expect
      .poll(async () => Object.fromEntries(await controlsOf(page)))
      .toMatchObject(Object.fromEntries(entered));
  });
}

test('search and menus open before hydration and stay open, and text typed before it is searched for', async ({
  page,
}) => {
  const release = await openUnhydrated(page, '/organizations');
  const opener = page.getByRole('button', { name: 'Events' });
  const menu = page.getByRole('list', { name: 'Events' });
  await opener.click();
  await expect(menu).toBeVisible();
  await release();
  await expect(menu).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  const releaseAgain = await openUnhydrated(page, '/organizations');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('textbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('library');
  await releaseAgain();
  await page.keyboard.type(' x');
  await expect(field).toHaveValue('library x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('list', { name: 'Search results' })).toBeVisible();
});

test('a note keeps its caret over hydration and is saved with all its text', async ({ page }) => {
  await page.goto('/organization/read/20');
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(crypto.randomUUID());
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();
  const release = await openUnhydrated(page, '/organization/read/20');
  const note = page.getByRole('textbox', { name: /^Note of/ }).first();
  await note.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sent two may');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('p');
  await release();
  await page.keyboard.type('s of M');
  await expect(note).toHaveValue('Sent two maps of My');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Note is updated.')).toBeVisible();
});

const SEARCHES = [
  ['/events/new', 'Link Org. with this Event', 'Link Org. with this Event'],
  ['/contact/new', 'Associate Organization', 'Link Org. with this Contact'],
  ['/organizations/3', 'Associate existing contact', 'Link contact with this Org.'],
] as const;

test('a search that is being loaded takes the text typed after the press', async ({ page }) => {
  for (const [path, press, field] of SEARCHES) {
    await page.goto(path);
    await hydrated(page);
    const release = await holdScripts(page);
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.keyboard.type('lib');
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('lib');
    release();
    const search = page.getByRole('combobox', { name: field });
    await expect(search).toBeFocused();
    await page.keyboard.type('rar');
    await expect(search).toHaveValue('librar');
    await expect(page.getByText(/to choose from|Nothing matches|narrow the list/)).toBeVisible();
    await page.unroute(SCRIPTS);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
  }
});

test('an invite that is being loaded takes the text typed into its message', async ({ page }) => {
  await page.goto('/event/read/3');
  await hydrated(page);
  const release = await holdScripts(page);
  await page.getByText('Send Calendar Invites...').click();
  const message = page.getByLabel('Invite message');
  await message.pressSequentially('Bring the');
  release();
  await expect(page.getByRole('button', { name: 'Send invite' })).toBeVisible();
  await expect(message).toBeFocused();
  await page.keyboard.type(' maps');
  await expect(message).toHaveValue('Bring the maps');
});

test('a part that cannot be loaded is reported in its place, and a reload restores the input', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/events/new');
  await page.getByLabel('Event name').fill('Fair');
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  for (const name of ['Link Org. with this Event', 'Pick Start date/time'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText('We could not load this part of the page.')).toHaveCount(2);
  await expect(page.getByLabel('Event name')).toHaveValue('Fair');
  await page.unroute(SCRIPTS);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Fair');
  consoleErrors.length = 0;
});

test('a screen without its script offers to reload the page', async ({ page, consoleErrors }) => {
  await page.route(SCRIPTS, async (route) => {
    const script = await route.fetch();
    const missing = (await script.text()).includes('(Click on note to edit)');
    await (missing ? route.fulfill({ status: 404 }) : route.fulfill({ response: script }));
  });
  await page.goto('/organization/read/3');
  // The style sheet shows a notice after 10 s, unless loaded scripts show their own message.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'unhydrated-notice')
        animation.finish();
    }
  });
  const reload = page.locator('a, button').filter({ hasText: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(SCRIPTS);
  await reload.click();
  await hydrated(page);
  await expect(reload).toHaveCount(0);
  consoleErrors.length = 0;
});
