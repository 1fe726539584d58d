/** The page of event 42 in the browser of Cleo Park. */
import { screen, within } from '@testing-library/react';
import nock from 'nock';
import { EventView } from '@/components/events/event-view';
import type { Event } from '@/lib/contract/entities/event';
import { event as eventSchema } from '@/lib/contract/entities/event';
import type { Overlap } from '@/lib/contract/responses';
import type { Membership } from '@/lib/legacy/presenters';
import { showPage } from '@/tests/support/form-page';
import { eventRow } from '@/tests/support/legacy-rows';

export const RESOURCE_FAIR: Event = eventSchema.parse(
  eventRow({
    ...{ eventName: 'Resource fair', location: 'Main hall', address: '12 Elm St' },
    ...{ city: 'Elmhurst', zip: '60126', county: { countyId: 3, countyDesc: 'DuPage' } },
    ...{ startDateTime: '2026-05-03T09:05:00', endDateTime: '2026-05-03T12:00:00' },
    ...{ eventTypeDesc: 'Tabling', eventPresenters: ['Bo Ek', 'Cleo Park'] },
    orgNames: { 5: ['Elm Library', 'Active'] },
  }),
);

const FAIR: Event = {
  ...RESOURCE_FAIR,
  location: 'Elm Library',
  startDateTime: '2026-05-03T09:30:00',
  presenters: ['Ada Lindqvist', 'Bo Ek'],
  electedOfficial: true,
  audienceTypes: ['Older adults', 'Veterans'],
  organizations: [
    { orgId: 5, name: 'Elm Library', lastStatus: 'Confirmed' },
    { orgId: 6, name: null, lastStatus: null },
  ],
};

interface Shown {
  event?: Partial<Event>;
  membership?: Membership | null;
  /** For a page that the Back button shows as it was sent earlier. */
  readAt?: number;
  /** Events at the same time. */
  overlaps?: Overlap[];
}

/** Each page is newer than what was read before it, as in a browser that loads it. */
let clock = 1_000_000;

export function showEvent(shown: Shown = {}) {
  const { event, membership = NO_PRIMARY, readAt, overlaps = [] } = shown;
  clock += 1000;
  // Events at the same time, for those who have not joined and those who are invited.
  reads()
    .get((path) => path.startsWith('/api/events/overlaps'))
    .optionally()
    .times(9)
    .reply(200, { overlaps });
  const page = showPage(
    <EventView
      event={{ ...FAIR, ...event }}
      membership={membership}
      readAt={readAt ?? clock}
      notes={{ ok: true, value: [] }}
      person="Cleo Park"
      timeZone="America/Chicago"
    />,
  );
  return { ...page, sentAt: clock };
}

/** No primary presenter, and Cleo has not joined. */
export const NO_PRIMARY: Membership = { joined: false, primary: null };

/** Reads need no token. */
export const reads = () => nock('http://localhost');

/** Stubs one read of the presenters of event 42. */
export function presentersAre(presenters: string[], membership: Membership) {
  clock += 1000;
  return reads()
    .get('/api/events/42/presenters')
    .reply(200, { presenters, membership, readAt: clock });
}

/** Names in the table of presenters. */
export const presenterNames = () =>
  within(screen.getByRole('table', { name: 'Event Presenter(s)' }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
