import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/fixtures';

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const start = (page: Page) => field(page, 'Start date/time');
const end = (page: Page) => field(page, 'End date/time');

const storedEvent = z.looseObject({ lastStatus: z.string().nullable() });

async function stored(page: Page, eventId: string) {
  const response = await page.request.get(`/api/events/${eventId}`);
  return storedEvent.parse(await response.json());
}

/** Presses Save, and returns the id of the new event without waiting for its page. */
async function create(page: Page): Promise<string> {
  const responses = page.waitForResponse((one) => one.request().method() === 'POST');
  await button(page, 'Save Event').press('Enter');
  const response = await responses;
  expect(response.status()).toBe(201);
  return response.headers().location?.split('/').pop() ?? '';
}

test.use({ employee: 'coordinator' });

test.describe('in a browser west of the agency', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('dates around a change of the clocks are stored and shown as typed', async ({ page }) => {
    await page.goto('/events/new');
    await field(page, 'Location').fill('Clock House');
    await field(page, 'Event type').selectOption({ index: 1 });
    await start(page).fill('3/8/2026 1:30 am');
    await start(page).press('Tab');
    await expect(end(page)).toHaveValue('03-08-2026 02:30 AM');
    const eventId = await create(page);
    expect(await stored(page, eventId)).toMatchObject({
      startDateTime: '2026-03-08T01:30:00',
      endDateTime: '2026-03-08T02:30:00',
    });

    await page.goto(`/events/${eventId}`);
    await expect(start(page)).toHaveValue('03-08-2026 01:30 AM');
    await expect(end(page)).toHaveValue('03-08-2026 02:30 AM');
    await start(page).fill('10-30-2026 11:30 PM');
    await button(page, 'Pick Start date/time').click();
    await page.getByRole('button', { name: 'Saturday, October 31, 2026' }).click();
    await expect(start(page)).toHaveValue('10-31-2026 11:30 PM');
    await end(page).fill('');
    await start(page).press('Tab');
    await expect(end(page)).toHaveValue('11-01-2026 12:30 AM');
    await field(page, 'Survey sent date').fill('11-01-2026');
    await button(page, 'Save Event').click();
    await expect(page.getByText('Event has been updated!')).toBeVisible();
    expect(await stored(page, eventId)).toMatchObject({
      startDateTime: '2026-10-31T23:30:00',
      endDateTime: '2026-11-01T00:30:00',
      surveyDateTime: '2026-11-01T00:00:00',
    });
  });
});

test('an event with an organization, an audience type and its presenter is created by keyboard', async ({
  page,
}) => {
  await page.goto('/events/new');
  await expect(button(page, 'Save Event')).toBeEnabled();
  await field(page, 'Location').focus();
  await page.keyboard.type('Keyboard Hall');
  await button(page, 'Link Org. with this Event').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Link Org. with this Event' })).toBeFocused();
  await page.keyboard.type('lakeshore senior');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Save makes .* part of this event\.$/)).toBeVisible();
  await button(page, 'Pick Start date/time').press('Enter');
  await expect(page.getByLabel('Time', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByLabel('Time', { exact: true }).press('Tab');
  await expect(start(page)).toHaveValue(/^\d\d-\d\d-\d{4}$/);
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' 11:15 pm');
  await page.keyboard.press('Tab');
  await expect(end(page)).toHaveValue(/12:15 AM$/);
  await field(page, 'Event type').press('P');
  await field(page, 'Status').press('C');
  await page.getByRole('checkbox', { name: 'Veterans' }).press('Space');
  await page.getByRole('switch', { name: 'Join Event' }).press('Space');
  await expect(page.getByText(/^Saving also sets the last status of/)).toBeVisible();
  const eventId = await create(page);
  await expect(
    page.getByText('New Event is created! PLEASE WAIT FOR THE PAGE TO REFRESH!'),
  ).toBeVisible();
  await page.waitForURL(`/event/read/${eventId}`);
  const saved = await stored(page, eventId);
  expect(saved).toMatchObject({
    location: 'Keyboard Hall',
    state: 'IL',
    lastStatus: expect.stringMatching(/^C/),
    eventaudienceType: ['Veterans'],
    eventPresenters: ['Maya Whitfield'],
    orgNames: { 14: ['Lakeshore Senior Services Center', saved.lastStatus] },
  });
});
