/** The form of event 42 (travel training at Elm Library), or of a new event, in the browser. */
// Wraps the browser's focus when it is loaded, which must come before user-event does the same.
import '@headlessui/react';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import nock from 'nock';
import { eventFormScreen } from '@/components/events/event-form-screen';
import { event } from '@/lib/contract/entities/event';
import { EVENT } from '@/lib/forms/event';
import { backend, CONTEXT } from '@/tests/support/backend';
import { button, showPage, wire } from '@/tests/support/form-page';
import { eventRow } from '@/tests/support/legacy-rows';

/** Texts of the rows by path. */
const LOOKUPS = {
  counties: ['Cook', 'DuPage', 'Will'],
  'all-event-types': ['Presentation', 'Resource fair'],
  eventStatusTypes: ['Cancelled', 'Confirmed', 'Info Needed'],
  allAudienceWithTypeExist: ['Older adults', 'Students', 'Veterans'],
};
const rowOf = (text: string, at: number) => ({
  ...{ countyId: at + 1, countyDesc: text, eventTypeId: at + 1, eventTypeDesc: text },
  ...{ statusId: at + 1, statusdesc: text },
  ...{ audiencetypeId: at + 1, audienceDesc: text, typeExist: at === 0 ? 1 : 0 },
});

type Change = Record<string, unknown>;
export const valuesOf = (change: Change = {}) => EVENT.read(event.parse(eventRow(change)));

/** A `change` of null shows a new event. A lookup of null fails. */
export async function showForm(
  change: Change | null = {},
  lookups: Partial<Record<keyof typeof LOOKUPS, string[] | null>> = {},
) {
  const eventId = change && 42;
  if (change) backend().get('/api/events/42').reply(200, eventRow(change));
  for (const [name, texts] of Object.entries({ ...LOOKUPS, ...lookups })) {
    const path = name === 'allAudienceWithTypeExist' ? `${name}/${eventId ?? -1}` : name;
    backend()
      .get(`/api/${path}`)
      .reply(texts ? 200 : 500, texts?.map(rowOf) ?? {});
  }
  // Events at the same time, for those who join and those whose event is moved.
  nock('http://localhost')
    .get((path) => path.startsWith('/api/events/overlaps'))
    .optionally()
    .times(9)
    .reply(200, { overlaps: [] });
  const visit = { context: CONTEXT, person: 'Cleo Park', today: '2026-05-03' };
  return showPage(await eventFormScreen(visit, eventId));
}

export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
export const start = () => field('Start date/time');
export const end = () => field('End date/time');
export const save = () => button('Save Event');
export const summary = () => screen.findByRole('alert');
export const offered = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

export async function retype(user: UserEvent, what: HTMLElement, text: string) {
  await user.clear(what);
  await user.type(what, text);
}

/** Saves event 42 with this body, and expects its page to follow. */
export async function expectSaved(
  { user, went }: Awaited<ReturnType<typeof showForm>>,
  body: nock.RequestBodyMatcher,
) {
  wire().put('/api/forms/events/42', body).reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['replace /event/read/42']));
}
