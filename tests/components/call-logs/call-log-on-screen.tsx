/** The forms of call logs in the browser. */
import { screen } from '@testing-library/react';
import nock from 'nock';
import type { Statuses } from '@/components/call-logs/call-log-fields';
import { CallLogView } from '@/components/call-logs/call-log-view';
import { NewCallLogView, type Preselected } from '@/components/call-logs/new-call-log-view';
import { CALL_LOG as FORM } from '@/lib/forms/call-log';
import type { OpenedCallLog } from '@/lib/legacy/call-logs';
import { button, showPage } from '@/tests/support/form-page';

export const NEW = '/api/forms/call-logs';
export const EDIT = '/api/forms/call-logs/12';

const CREATE_DATE = '2026-02-03T00:30:00';
const LAST_MODIFIED_DATE = '2026-02-04T14:30:00';

export const CALL_LOG: OpenedCallLog = {
  callId: 12,
  organization: { orgId: 5, name: 'Elm Library' },
  contact: { contactId: 7, name: 'Ada Lindqvist' },
  status: { statusId: 2, name: 'Active' },
  registrationSite: false,
  callLogDate: '2026-02-02T12:30:00',
  ...{ createDate: CREATE_DATE, createdBy: 'Bo Ek' },
  ...{ lastModifiedDate: LAST_MODIFIED_DATE, lastModifiedBy: 'Cleo Park' },
  comment: 'Asked for schedules',
  echo: {
    noteId: 31,
    ...{ createDate: CREATE_DATE, createdBy: { presenterId: 1 } },
    ...{ lastModifiedDate: LAST_MODIFIED_DATE, lastModifiedBy: { presenterId: 2 } },
  },
  storedDate: '2026-02-02T12:30:00',
  known: true,
};

/** The values of CALL_LOG. */
export const SAVED = FORM.read(CALL_LOG);

const STATUSES = {
  values: [
    { statusId: 2, name: 'Active' },
    { statusId: 3, name: 'Closed' },
  ],
};

export const CEE_DEE = { id: 8, text: 'Cee Dee | Director', name: 'Cee Dee' };

export function offerChoices() {
  const offer = (path: RegExp, ...options: { id: number; text: string; name?: string }[]) =>
    nock('http://localhost')
      .persist()
      .get(path)
      .optionally()
      .reply(200, { options, total: options.length });
  const [elm, oak] = [
    { id: 5, text: 'Elm Library' },
    { id: 9, text: 'Oak Park Center' },
  ];
  const ada = { id: 7, text: 'Ada Lindqvist | Head librarian', name: 'Ada Lindqvist' };
  offer(/^\/api\/options\/organizations\?/, elm, oak);
  offer(/^\/api\/options\/organizations\/5\/contacts/, ada);
  offer(/^\/api\/options\/organizations\/9\/contacts/, CEE_DEE);
}

const SHARED = { statuses: STATUSES, person: 'Cleo Park', today: '2026-05-03' };

export const viewOf = (change: Partial<OpenedCallLog> = {}) => (
  <CallLogView callLog={{ ...CALL_LOG, ...change }} {...SHARED} />
);

export const showCallLog = (change?: Partial<OpenedCallLog>) => showPage(viewOf(change));

export const showNew = (
  preselected: Preselected = { kind: 'none' },
  statuses: Statuses = STATUSES,
) => showPage(<NewCallLogView preselected={preselected} {...SHARED} statuses={statuses} />);

export type User = ReturnType<typeof showNew>['user'];

export const save = () => button('Save call log');
export const organization = () => screen.findByRole('combobox', { name: 'Select organization' });
export const contact = () => screen.findByRole('combobox', { name: 'Select contact person' });
export const status = () => screen.getByRole('combobox', { name: 'Organization status' });
export const comment = () => screen.getByRole('textbox', { name: 'Call Log Comments' });
export const pastDate = () => screen.getByRole('textbox', { name: 'Past call log date' });

/** A focused list opens with the arrow key only. */
export async function openList(user: User, box: Promise<HTMLElement>) {
  await user.click(await box);
  await user.keyboard('{ArrowDown}');
}

export async function choose(user: User, box: Promise<HTMLElement>, text: string) {
  await openList(user, box);
  await user.click(await screen.findByRole('option', { name: text }));
}
