/** Input before the scripts have loaded, and while a part of a page is still being loaded. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const SCRIPTS = '**/_next/static/**/*.js';
const hydrated = (page: Page) => expect(page.locator('.unhydrated-menu')).toHaveCount(0);

/** Holds every script from now on; returns what releases them. */
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

/** Opens a page without its scripts; the returned function releases them and waits until they work. */
async function openUnscripted(page: Page, path: string) {
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

/** Changes every visible field as typing and clicking do; returns their number. */
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

/** One of each kind: lists, details and forms share their components. */
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

for (const path of SCREENS) {
  test(`${path} keeps what is typed before the scripts, and offers no button that does nothing`, async ({
    page,
  }) => {
    const release = await openUnscripted(page, path);
    expect(await enterEverything(page)).toBeGreaterThan(0);
    const entered = await controlsOf(page);
    // Enabled buttons work without script: the browser or the style sheet opens a menu, or a form is sent.
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

test('Search and menus open at once, stay open, and what is typed before the scripts is searched for', async ({
  page,
}) => {
  const release = await openUnscripted(page, '/organizations');
  const opener = page.getByRole('button', { name: 'Events' });
  const menu = page.getByRole('list', { name: 'Events' });
  await opener.click();
  await expect(menu).toBeVisible();
  await release();
  await expect(menu).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  const releaseAgain = await openUnscripted(page, '/organizations');
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

test('a note is typed on where it was left when the scripts come, and is saved whole', async ({
  page,
}) => {
  await page.goto('/organization/read/20');
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(crypto.randomUUID());
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();
  const release = await openUnscripted(page, '/organization/read/20');
  const note = page.getByRole('textbox', { name: /^Note of/ }).first();
  await note.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Asked for may');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('p');
  await release();
  await page.keyboard.type('s of M');
  await expect(note).toHaveValue('Asked for maps of My');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Note is updated.')).toBeVisible();
});

test('dates that are typed before the scripts are filtered by, and Enter in a form puts nothing into the address', async ({
  page,
}) => {
  const release = await openUnscripted(page, '/contacts');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-06-30');
  await release();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-06-30/);

  const releaseForm = await openUnscripted(page, '/contact/new');
  await page.getByLabel('Phone', { exact: true }).fill('3125550123');
  await page.getByLabel('Email').fill('ada@elm.example');
  await page.keyboard.press('Enter');
  await releaseForm();
  await expect(page).toHaveURL(/\/contact\/new$/);
  await expect(page.getByLabel('Email')).toHaveValue('ada@elm.example');
});

const LAZY_FIELDS = [
  {
    path: '/events/new',
    press: 'Link Org. with this Event',
    field: 'Link Org. with this Event',
  },
  { path: '/contact/new', press: 'Associate Organization', field: 'Link Org. with this Contact' },
  {
    path: '/organizations/3',
    press: 'Associate existing contact',
    field: 'Link contact with this Org.',
  },
];

test('text typed directly after a press goes into the search that is being loaded', async ({
  page,
}) => {
  for (const { path, press, field } of LAZY_FIELDS) {
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

test('Add new contact and the invite take what is typed while their scripts are loaded', async ({
  page,
}) => {
  await page.goto('/organizations/3');
  await page.getByRole('button', { name: 'Add new contact' }).click();
  await page.keyboard.type('Ada');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.evaluate(() => sessionStorage.clear());
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

test('a part that cannot be loaded is reported in its place, and the rest stays', async ({
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

test('a screen whose script is missing offers to reload', async ({ page, consoleErrors }) => {
  await page.route(SCRIPTS, async (route) => {
    const script = await route.fetch();
    const missing = (await script.text()).includes('(Click on note to edit)');
    await (missing ? route.fulfill({ status: 404 }) : route.fulfill({ response: script }));
  });
  await page.goto('/organization/read/3');
  // The style sheet shows its notice after 10 s, unless the scripts that came show their own message.
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

test('a reload in the middle of a save does not offer a stored note as unsaved', async ({
  page,
}) => {
  const text = `Called twice ${crypto.randomUUID()}`;
  await page.goto('/organization/read/21');
  // The note is stored, and the response never reaches the page.
  const stored = new Promise<void>((resolve) => {
    void page.route('**/api/org/newNote/**', async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await stored;
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Note of/ }).first()).toHaveValue(text);
  await hydrated(page);
  await expect(page.getByLabel('New note')).toHaveCount(0);
});
