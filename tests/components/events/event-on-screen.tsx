/** The page of event 42 for Cleo Park, and the wire below it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { EventView } from '@/components/events/event-view';
import { Messages } from '@/components/ui/messages';
import type { Event } from '@/lib/legacy/events';
import type { Note } from '@/lib/legacy/notes';
import type { Membership } from '@/lib/legacy/presenters';
import { recordingRouter, setXsrfCookie } from '@/tests/support/browser';
import { RESOURCE_FAIR } from './resource-fair';

const TOKEN = 'c2f7b1de-xsrf';

export const FAIR: Event = {
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
  notes?: Note[] | 'failed';
  /** For a page that the Back button shows as it was sent earlier. */
  readAt?: number;
}

/** Each page is newer than what was read before it, as in a browser that loads it. */
let clock = 1_000_000;

export function showEvent({ event, membership = NO_PRIMARY, notes = [], readAt }: Shown = {}) {
  setXsrfCookie(TOKEN);
  clock += 1000;
  const view = render(
    <AppRouterContext.Provider value={recordingRouter([])}>
      <EventView
        event={{ ...FAIR, ...event }}
        membership={membership}
        readAt={readAt ?? clock}
        notes={notes === 'failed' ? { ok: false } : { ok: true, value: notes }}
        person="Cleo Park"
        timeZone="America/Chicago"
      />
      <Messages />
    </AppRouterContext.Provider>,
  );
  return { user: userEvent.setup(), sentAt: clock, ...view };
}

/** No primary presenter, and Cleo has not joined. */
export const NO_PRIMARY: Membership = { joined: false, primary: null };

/** Reads need no token; writes need the token of the cookie. */
export const wire = () => nock('http://localhost');
export const writes = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });

/** Stubs one read of the presenters of event 42. */
export function presentersAre(presenters: string[], membership: Membership) {
  clock += 1000;
  return wire()
    .get('/api/events/42/presenters')
    .reply(200, { presenters, membership, readAt: clock });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const part = (name: string) => screen.getByRole('region', { name });

/** Names in the table of presenters. */
export const presenterNames = () =>
  within(screen.getByRole('table', { name: 'Event Presenter(s)' }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
