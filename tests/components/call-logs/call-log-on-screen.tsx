/** The forms of call logs as staff meet them, with the router they leave by and the wire below them. */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import type { ReactElement } from 'react';
import type { Statuses } from '@/components/call-logs/call-log-fields';
import { CallLogView } from '@/components/call-logs/call-log-view';
import { NewCallLogView, type Preselected } from '@/components/call-logs/new-call-log-view';
import { Messages } from '@/components/ui/messages';
import { CALL_LOG as FORM } from '@/lib/forms/call-log';
import type { OpenedCallLog } from '@/lib/legacy/call-logs';
import { holdToken } from '@/tests/support/held-token';

const TOKEN = 'c2f7b1de-xsrf';

/** Answers only what carries the token of the cookie. */
export const wire = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });

export const NEW = '/api/forms/call-logs';
export const EDIT = '/api/forms/call-logs/12';

export const CALL_LOG: OpenedCallLog = {
  callId: 12,
  organization: { orgId: 5, name: 'Elm Library' },
  contact: { contactId: 7, name: 'Ada Lindqvist' },
  status: { statusId: 2, name: 'Active' },
  registrationSite: false,
  callLogDate: '2026-02-02T12:30:00',
  createDate: '2026-02-03T00:30:00',
  createdBy: 'Bo Ek',
  lastModifiedDate: '2026-02-04T14:30:00',
  lastModifiedBy: 'Cleo Park',
  comment: 'Asked for schedules',
  echo: {
    noteId: 31,
    createDate: '2026-02-03T00:30:00',
    createdBy: { presenterId: 1 },
    lastModifiedDate: '2026-02-04T14:30:00',
    lastModifiedBy: { presenterId: 2 },
  },
  storedDate: '2026-02-02T12:30:00',
  known: true,
};

/** As the form reads CALL_LOG. */
export const SAVED = FORM.read(CALL_LOG);

const STATUSES = {
  values: [
    { statusId: 2, name: 'Active' },
    { statusId: 3, name: 'Closed' },
  ],
};
const TODAY = '2026-05-03';

export const CEE_DEE = { id: 8, text: 'Cee Dee | Director', name: 'Cee Dee' };

/** Organizations and contacts to choose from, however often they are asked for. */
export function offerChoices() {
  const offer = (path: RegExp, options: { id: number; text: string; name?: string }[]) =>
    nock('http://localhost')
      .persist()
      .get(path)
      .optionally()
      .reply(200, { options, total: options.length });
  offer(/^\/api\/options\/organizations\?/, [
    { id: 5, text: 'Elm Library' },
    { id: 9, text: 'Oak Park Center' },
  ]);
  offer(/^\/api\/options\/organizations\/5\/contacts/, [
    { id: 7, text: 'Ada Lindqvist | Head librarian', name: 'Ada Lindqvist' },
  ]);
  offer(/^\/api\/options\/organizations\/9\/contacts/, [CEE_DEE]);
}

/** Signed in as Cleo Park. `went` holds what the router was asked for; `update` shows the page anew. */
function show(page: ReactElement) {
  holdToken(TOKEN);
  const went: string[] = [];
  const stay = () => undefined;
  const router = {
    ...{ replace: stay, back: stay, forward: stay, prefetch: stay, bfcacheId: '' },
    push: (href: string) => void went.push(`push ${href}`),
    refresh: () => void went.push('refresh'),
  };
  const routed = (shown: ReactElement) => (
    <AppRouterContext.Provider value={router}>
      <main>{shown}</main>
      <Messages />
    </AppRouterContext.Provider>
  );
  const { unmount, rerender, container } = render(routed(page));
  const user = userEvent.setup();
  // user-event's focus cannot be set, as a browser's can; Headless UI sets it when it is loaded and when it is left.
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    value: HTMLElement.prototype.focus,
    configurable: true,
    writable: true,
  });
  return { user, unmount, went, container, update: (next: ReactElement) => rerender(routed(next)) };
}

export const viewOf = (change: Partial<OpenedCallLog> = {}, statuses: Statuses = STATUSES) => (
  <CallLogView
    callLog={{ ...CALL_LOG, ...change }}
    statuses={statuses}
    person="Cleo Park"
    today={TODAY}
  />
);

export const showCallLog = (change?: Partial<OpenedCallLog>, statuses?: Statuses) =>
  show(viewOf(change, statuses));

export const showNew = (
  preselected: Preselected = { kind: 'none' },
  statuses: Statuses = STATUSES,
) =>
  show(
    <NewCallLogView
      preselected={preselected}
      statuses={statuses}
      person="Cleo Park"
      today={TODAY}
    />,
  );

export type User = ReturnType<typeof showNew>['user'];

export const button = (name: string) => screen.getByRole('button', { name });
export const save = () => button('Save call log');
export const organization = () => screen.findByRole('combobox', { name: 'Select organization' });
export const contact = () => screen.findByRole('combobox', { name: 'Select contact person' });
export const status = () => screen.getByRole('combobox', { name: 'Organization status' });
export const comment = () => screen.getByRole('textbox', { name: 'Call Log Comments' });
export const pastDate = () => screen.getByRole('textbox', { name: 'Past call log date' });

/** By the arrow key: the list opens with the focus, but not where the box had it before. */
export async function openList(user: User, box: Promise<HTMLElement>) {
  await user.click(await box);
  await user.keyboard('{ArrowDown}');
}

export async function choose(user: User, box: Promise<HTMLElement>, text: string) {
  await openList(user, box);
  await user.click(await screen.findByRole('option', { name: text }));
}
