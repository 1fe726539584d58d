/** The forms of call logs in the browser. */
import { screen } from '@testing-library/react';
import nock from 'nock';
import { CallLogEditForm } from '@/components/call-logs/call-log-edit-form';
import type { Statuses } from '@/components/call-logs/call-log-fields';
import { NewCallLogForm } from '@/components/call-logs/new-call-log-form';
import { CALL_LOG as FORM } from '@/lib/forms/call-log';
import type { Choice } from '@/lib/forms/field';
import { button, showPage } from '@/tests/support/form-page';

export const NEW = '/api/forms/call-logs';
export const EDIT = '/api/forms/call-logs/12';

export const CALL_LOG = {
  callId: 12,
  organization: { orgId: 5, name: 'Elm Library' },
  contact: { contactId: 7, name: 'Ada Lindqvist' },
  status: { statusId: 2, name: 'Active' },
  registrationSite: false,
  callLogDate: '2026-02-02T12:30:00',
  ...{ createDate: '2026-02-03T00:30:00', createdBy: 'Bo Ek' },
  ...{ lastModifiedDate: '2026-02-04T14:30:00', lastModifiedBy: 'Cleo Park' },
  comment: 'Asked for schedules',
};

/** The values of the form of CALL_LOG. */
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

type Shown = { [Name in keyof typeof CALL_LOG]?: (typeof CALL_LOG)[Name] | null } & {
  warning?: string;
};

export function formOf({ warning, ...change }: Shown = {}) {
  const { comment, ...callLog } = { ...CALL_LOG, ...change, callId: 12, registrationSite: false };
  const saved = FORM.read({ ...callLog, comment });
  return <CallLogEditForm {...{ ...SHARED, callLog, saved }} warning={warning ?? null} />;
}

export const showCallLog = (change?: Shown) => showPage(formOf(change));

export const showNew = (organization: Choice | null = null, statuses: Statuses = STATUSES) =>
  showPage(<NewCallLogForm {...SHARED} {...{ organization, statuses }} />);

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
