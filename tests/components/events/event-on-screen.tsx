/** Event 42 as Cleo Park meets it, and the wire below it. */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { EventView } from '@/components/events/event-view';
import { Messages } from '@/components/ui/messages';
import type { Event } from '@/lib/legacy/events';
import type { Note } from '@/lib/legacy/notes';
import type { Membership } from '@/lib/legacy/presenters';
import { holdToken } from '@/tests/support/held-token';
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
  /** Where the Back button shows a page as it was sent earlier. */
  readAt?: number;
}

/** A router that leads nowhere. */
const nowhere = () => undefined;
const STAYS = {
  back: nowhere,
  forward: nowhere,
  refresh: nowhere,
  push: nowhere,
  replace: nowhere,
  prefetch: nowhere,
  bfcacheId: '',
};

/** Each page is newer than what was read on those before it, as it is in a browser that loads it. */
let clock = 1_000_000;

export function showEvent({ event, membership = NOBODY, notes = [], readAt }: Shown = {}) {
  holdToken(TOKEN);
  clock += 1000;
  const view = render(
    <AppRouterContext.Provider value={STAYS}>
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

/** Nobody is primary, and Cleo has not joined. */
export const NOBODY: Membership = { joined: false, primary: null };

/** Reads need no token; writes are answered only with the one of the cookie. */
export const wire = () => nock('http://localhost');
export const writes = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });

/** Our own side tells, once, who presents event 42 now. */
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
