/** The event form as staff meet it, with the router it leaves by. */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { EventFormLookups } from '@/components/events/event-form-lookups';
import { EventFormView } from '@/components/events/event-form-view';
import { Messages } from '@/components/ui/messages';
import { event as eventSchema } from '@/lib/contract/entities/event';
import { EVENT } from '@/lib/forms/event';
import type { Event } from '@/lib/legacy/events';
import { holdToken } from '@/tests/support/held-token';
import { eventRow } from '@/tests/support/legacy-rows';
import { routerInto } from '@/tests/support/router';

export const NEW = '/api/forms/events';
export const EDIT = '/api/forms/events/42';

const LOOKUPS: EventFormLookups = {
  counties: { values: ['Cook', 'DuPage', 'Will'] },
  types: { values: ['Presentation', 'Resource fair'] },
  statuses: { values: ['Cancelled', 'Confirmed', 'Info Needed'] },
  audienceTypes: {
    values: [
      { audienceTypeId: 1, name: 'Older adults', chosen: true },
      { audienceTypeId: 2, name: 'Students', chosen: false },
      { audienceTypeId: 3, name: 'Veterans', chosen: false },
    ],
  },
};

/** Event 42: Travel training at Elm Library, with one organization and one audience type. */
export const eventOf = (change: Record<string, unknown> = {}): Event =>
  eventSchema.parse(eventRow(change));

export const VALUES = EVENT.read(eventOf());

interface Shown {
  /** Null: a new one. */
  event?: Event | null;
  lookups?: Partial<EventFormLookups>;
}

/** Signed in as Cleo Park, on 2026-05-03. `went` holds the addresses that were gone to. */
export function showForm({ event = eventOf(), lookups }: Shown = {}) {
  holdToken('c2f7b1de-xsrf');
  const went: string[] = [];
  const { unmount } = render(
    <AppRouterContext.Provider value={routerInto(went)}>
      <main>
        <EventFormView
          event={event}
          lookups={{ ...LOOKUPS, ...lookups }}
          today="2026-05-03"
          person="Cleo Park"
        />
      </main>
      <Messages />
    </AppRouterContext.Provider>,
  );
  return { user: userEvent.setup(), unmount, went };
}

export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
export const button = (name: string) => screen.getByRole('button', { name });
export const box = (name: string) => screen.getByRole('checkbox', { name });
export const save = () => button('Save Event');
