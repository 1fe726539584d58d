/** What is typed and pressed before the scripts have arrived, and while a part of a page is still being loaded. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/employee';

const SCRIPTS = '**/_next/static/**/*.js';

/** Holds every script from now on; the answer lets them go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}

/** Opens a page whose scripts do not come before they are let go. */
async function openUnscripted(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await release();
    await expect(page.locator('.unscripted-menu')).toHaveCount(0);
  };
}

/** Label and state of every control in sight. Controls of one label are told apart by their order. */
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

async function enterEverything(page: Page): Promise<void> {
  for (const details of await page.locator('details').all())
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  const controls = page.locator(':is(input, textarea, select):visible:enabled:not([name=size])');
  for (const control of await controls.all()) {
    // A search text beside a choice that is made already is given up when the focus leaves it, early or late.
    if (await isChosen(control)) continue;
    const type = await control.evaluate((one) => Reflect.get(one, 'type'));
    if (type === 'checkbox' || type === 'radio') await control.click();
    else if (type === 'select-one')
      await control.evaluate((one) => {
        if (!(one instanceof HTMLSelectElement)) return;
        one.selectedIndex = one.options.length - 1;
        for (const kind of ['input', 'change'])
          one.dispatchEvent(new Event(kind, { bubbles: true }));
      });
    else await control.fill(TYPED[String(type)] ?? 'Typed early');
  }
}

const isChosen = (control: Locator) =>
  control.evaluate(
    (one) =>
      one instanceof HTMLInputElement &&
      one.defaultValue !== '' &&
      one.labels?.[0]?.textContent?.startsWith('Select organization') === true,
  );

const TYPED: Record<string, string> = { date: '2026-05-03', tel: '3125550123' };

/** One of each kind: what lists, details and forms have in common is drawn by the same parts. */
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

test.use({ actionTimeout: 10_000, employee: 'manager' });

for (const path of SCREENS) {
  test(`${path} keeps what is typed before the scripts, and offers no button that does nothing`, async ({
    page,
  }) => {
    const release = await openUnscripted(page, path);
    await enterEverything(page);
    const entered = await controlsOf(page);
    // What can be pressed works without script: the browser opens it, the style sheet does, or a form is sent.
    const idle = page.locator(
      'button[type=button]:enabled:visible:not([popovertarget], .unscripted-menu > *)',
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

test('what is typed directly after pressing goes into the search that is being loaded', async ({
  page,
}) => {
  for (const { path, press, field } of LAZY_FIELDS) {
    await page.goto(path);
    await expect(page.locator('.unscripted-menu')).toHaveCount(0);
    const release = await holdScripts(page);
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.keyboard.type('lib');
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('lib');
    await release();
    const search = page.getByRole('combobox', { name: field });
    await expect(search).toBeFocused();
    await page.keyboard.type('rar');
    await expect(search).toHaveValue('librar');
    await expect(page.getByText(/to choose from|Nothing matches|narrow them down/)).toBeVisible();
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
  await expect(page.locator('.unscripted-menu')).toHaveCount(0);
  const release = await holdScripts(page);
  await page.getByText('Send Calendar Invites...').click();
  const message = page.getByLabel('Invite message');
  await message.pressSequentially('Bring the');
  await release();
  await expect(page.getByRole('button', { name: 'Send invite' })).toBeVisible();
  await expect(message).toBeFocused();
  await page.keyboard.type(' maps');
  await expect(message).toHaveValue('Bring the maps');
});

test('a part that cannot be loaded says so where it would be, and the rest stands', async ({
  page,
  complaints,
}) => {
  await page.goto('/events/new');
  await page.getByLabel('Event name').fill('Fair');
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  for (const name of ['Link Org. with this Event', 'Pick Start date/time'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(2);
  await expect(page.getByLabel('Event name')).toHaveValue('Fair');
  await page.unroute(SCRIPTS);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Fair');
  complaints.length = 0;
});

test('a screen whose own script is missing says so and offers to reload', async ({
  page,
  complaints,
}) => {
  await page.route(SCRIPTS, async (route) => {
    const script = await route.fetch();
    const missing = (await script.text()).includes('(Click on note to edit)');
    await (missing ? route.fulfill({ status: 404 }) : route.fulfill({ response: script }));
  });
  await page.goto('/organization/read/3');
  // Which of the two shows depends on whether the scripts that came can draw anything.
  const reload = page.locator('a, button').filter({ hasText: 'Reload the page' });
  await expect(reload).toBeVisible({ timeout: 20_000 });
  await page.unroute(SCRIPTS);
  await reload.click();
  await expect(page.locator('.unscripted-menu')).toHaveCount(0);
  await expect(reload).toHaveCount(0);
  complaints.length = 0;
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
  await expect(page.locator('.unscripted-menu')).toHaveCount(0);
  await expect(page.getByLabel('New note')).toHaveCount(0);
});
