/** The cells and links of a row of every list, also of incomplete records. */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ListTable } from '@/components/list/list-view';
import type { ListDefinition } from '@/lib/list/definition';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import {
  dashboardEvents,
  eventList,
  managerReport,
  mySchedule,
} from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { CALL_LOG } from '@/tests/components/call-logs/call-log-on-screen';
import { ADA } from '@/tests/components/contacts/ada';
import { RESOURCE_FAIR } from '@/tests/components/events/event-on-screen';
import { ELM_LIBRARY, RIGHT_TO_LEFT, texts } from '@/tests/components/organizations/elm-library';
import { stateAt } from './list-state';

/** A list with one row. */
function listOf<Row>(definition: ListDefinition<Row>, row: Row) {
  const page = {
    ...{ rows: [row], gaps: [], totalPages: 1, totalRows: 1 },
    ...{ pageSize: 10, sortFailed: false },
  };
  return <ListTable definition={definition} state={stateAt('', definition)} page={page} />;
}

const organization = (change = {}) => listOf(organizationList, { ...ELM_LIBRARY, ...change });
const contact = (change = {}) => listOf(contactList, { ...ADA, ...change });
const event = (list: ListDefinition<typeof RESOURCE_FAIR>, change = {}) =>
  listOf(list, { ...RESOURCE_FAIR, ...change });
const callLog = (change = {}) => listOf(callLogList, { ...CALL_LOG, ...change });

const cells = () => texts(screen.getAllByRole('row')[1]);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const FAIR_CELLS = [
  ...['Main hall', 'Resource fair', 'Confirmed', 'Bo Ek\nCleo Park', 'Elmhurst'],
  ...['5/3/2026 09:05 AM', '5/3/2026 12:00 PM', 'Tabling'],
];
const FAIR_LINKS = { 'Main hall': '/event/read/42', 'Edit event at Main hall': '/events/42' };
const [ELM_TAB, OTHER_TAB] = [
  'Elm Library (opens in a new tab)',
  'Organization 6 (opens in a new tab)',
];

test.each([
  [
    'organization',
    organization(),
    [ELM_TAB, 'Active', 'Elmhurst', 'DuPage', '3/1/2026 03:45 PM', 'Yes', 'Edit Elm Library'],
    { 'Edit Elm Library': '/organizations/5' },
  ],
  [
    'contact',
    contact(),
    [
      ...['Ada', 'Lindqvist', `${ELM_TAB}${OTHER_TAB}`, 'Head librarian', 'ada@elm.example'],
      ...['312-555-0142', '3/1/2026 03:45 PM', 'Yes', 'Edit Ada Lindqvist'],
    ],
    {
      Ada: '/contact/read/7',
      Lindqvist: '/contact/read/7',
      'Edit Ada Lindqvist': '/contact/7',
    },
  ],
  ['event', event(eventList), [...FAIR_CELLS, 'Yes', 'Edit event at Main hall'], FAIR_LINKS],
  ...[mySchedule, managerReport, dashboardEvents].map(
    (list) =>
      [list.path, event(list), [...FAIR_CELLS, 'Edit event at Main hall'], FAIR_LINKS] as const,
  ),
  [
    'call log',
    callLog({ callLogDate: '2026-02-02T00:00:00' }),
    [
      ...['Elm Library', 'Active', 'Bo Ek', '2/3/2026 12:30 AM', 'Cleo Park'],
      ...['2/4/2026 02:30 PM', '2/2/2026', 'No', 'Edit call log 12'],
    ],
    { 'Elm Library': '/calllog/12', 'Edit call log 12': '/calllog/12' },
  ],
] as const)('shows the cells and links of one %s', (_name, list, expected, links) => {
  render(list);
  expect(cells()).toEqual(expected);
  for (const [name, address] of Object.entries(links)) expect(href(name)).toBe(address);
});

test('shows unknown values as empty cells', () => {
  const unknown = { lastStatus: null, city: null, county: null, lastContact: null };
  render(organization({ ...unknown, registrationSite: false }));
  expect(cells()).toEqual([ELM_TAB, '', '', '', '', 'No', 'Edit Elm Library']);
});

test('opens organizations in a new tab, other records in the same one', () => {
  render(contact());
  const link = screen.getByRole('link', { name: ELM_TAB });
  expect(link).toHaveAttribute('href', '/organization/read/5');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  for (const name of ['Ada', 'Edit Ada Lindqvist']) {
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
  }
});

test.each<[ReactElement, start: string[], edit: string, address: string]>([
  [
    organization({ name: '' }),
    ['Organization 5 (opens in a new tab)'],
    'Edit Organization 5',
    '/organization/read/5',
  ],
  [contact({ firstName: 'Cher', lastName: null }), ['Cher', ''], 'Edit Cher', '/contact/read/7'],
  [contact({ firstName: '' }), ['', 'Lindqvist'], 'Edit Lindqvist', '/contact/read/7'],
  [
    contact({ firstName: null, lastName: null }),
    ['Contact 7', ''],
    'Edit Contact 7',
    '/contact/read/7',
  ],
  [event(eventList, { location: null }), ['Event 42'], 'Edit event at Event 42', '/event/read/42'],
  [event(eventList, { location: '  ' }), ['Event 42'], 'Edit event at Event 42', '/event/read/42'],
  [
    callLog({ organization: null, status: null, createdBy: null }),
    ['Call log 12', '', ''],
    'Edit call log 12',
    '/calllog/12',
  ],
  [
    callLog({ organization: { orgId: 5, name: '' } }),
    ['Organization 5'],
    'Edit call log 12',
    '/calllog/12',
  ],
])('links an incomplete record (%#)', (list, start, edit, address) => {
  render(list);
  expect(cells().slice(0, start.length)).toEqual(start);
  expect(cells().at(-1)).toBe(edit);
  expect(href(start.find(Boolean) ?? '')).toBe(address);
});

test.each(['<b>=Fair</b> & "Oak"', RIGHT_TO_LEFT])('isolates the text %s', (text) => {
  render(organization({ name: text }));
  render(contact({ title: text }));
  render(event(eventList, { eventName: text }));
  expect(screen.getAllByText(text, { selector: 'td bdi' })).toHaveLength(3);
});
