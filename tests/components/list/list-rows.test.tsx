/** Rows of every list: what they tell, where they lead, and what they show of records with gaps. */
import { render, screen } from '@testing-library/react';
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
import { RESOURCE_FAIR } from '@/tests/components/events/resource-fair';
import { ELM_LIBRARY, RIGHT_TO_LEFT, texts } from '@/tests/components/organizations/elm-library';
import { stateAt } from './address';

/** The texts of the cells of one row. */
function show<Row>(definition: ListDefinition<Row>, row: Row): string[] {
  const page = {
    rows: [row],
    gaps: [],
    totalPages: 1,
    totalRows: 1,
    pageSize: 10,
    sortFailed: false,
  };
  render(<ListTable definition={definition} state={stateAt('', definition)} page={page} />);
  return texts(screen.getAllByRole('row')[1]);
}

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const FAIR_CELLS = [
  'Main hall',
  'Resource fair',
  'Confirmed',
  'Bo Ek\nCleo Park',
  'Elmhurst',
  '5/3/2026 09:05 AM',
  '5/3/2026 12:00 PM',
  'Tabling',
];

describe('a row tells', () => {
  test('of an organization its name, status, city, county, last contact and registration site', () => {
    expect(show(organizationList, ELM_LIBRARY)).toEqual([
      'Elm Library (opens in a new tab)',
      'Active',
      'Elmhurst',
      'DuPage',
      '3/1/2026 03:45 PM',
      'Yes',
      'Edit Elm Library',
    ]);
    expect(address('Edit Elm Library')).toBe('/organizations/5');
  });

  test('of a contact its names, organizations, title, email, phone, last contact and registration site', () => {
    expect(show(contactList, ADA)).toEqual([
      'Ada',
      'Lindqvist',
      'Elm Library (opens in a new tab)Organization 6 (opens in a new tab)',
      'Head librarian',
      'ada@elm.example',
      '312-555-0142',
      '3/1/2026 03:45 PM',
      'Yes',
      'Edit Ada Lindqvist',
    ]);
    for (const name of ['Ada', 'Lindqvist']) expect(address(name)).toBe('/contact/read/7');
    expect(address('Edit Ada Lindqvist')).toBe('/contact/7');
  });

  test('of an event its place, name, status, presenters, city, both times, type and registration site', () => {
    expect(show(eventList, RESOURCE_FAIR)).toEqual([
      ...FAIR_CELLS,
      'Yes',
      'Edit event at Main hall',
    ]);
    expect(address('Main hall')).toBe('/event/read/42');
    expect(address('Edit event at Main hall')).toBe('/events/42');
  });

  test.each([mySchedule, managerReport, dashboardEvents])(
    'the same without registration site in the list at $path',
    (definition) => {
      const cells = [...FAIR_CELLS, 'Edit event at Main hall'];
      expect(show(definition, RESOURCE_FAIR)).toEqual(cells);
    },
  );

  test('of a call log its organization, status, who and when, past date and registration site', () => {
    expect(show(callLogList, { ...CALL_LOG, callLogDate: '2026-02-02T00:00:00' })).toEqual([
      'Elm Library',
      'Active',
      'Bo Ek',
      '2/3/2026 12:30 AM',
      'Cleo Park',
      '2/4/2026 02:30 PM',
      '2/2/2026',
      'No',
      'Edit call log 12',
    ]);
    for (const name of ['Elm Library', 'Edit call log 12']) {
      expect(address(name)).toBe('/calllog/12');
    }
  });
});

test('what is not known stays empty', () => {
  const organization = { lastStatus: null, city: null, county: null, lastContact: null };
  expect(
    show(organizationList, { ...ELM_LIBRARY, ...organization, registrationSite: false }),
  ).toEqual(['Elm Library (opens in a new tab)', ...['', '', '', '', 'No'], 'Edit Elm Library']);
});

test('organizations open in a new tab, everything else in this one', () => {
  show(contactList, ADA);
  const organization = screen.getByRole('link', { name: 'Elm Library (opens in a new tab)' });
  expect(organization).toHaveAttribute('href', '/organization/read/5');
  expect(organization).toHaveAttribute('target', '_blank');
  expect(organization).toHaveAttribute('rel', 'noopener');
  for (const name of ['Ada', 'Edit Ada Lindqvist']) {
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
  }
});

describe('a record without a name can be opened all the same', () => {
  test.each([null, ''])('an organization named %j', (name) => {
    show(organizationList, { ...ELM_LIBRARY, name });
    expect(address('Organization 5 (opens in a new tab)')).toBe('/organization/read/5');
    expect(address('Edit Organization 5')).toBe('/organizations/5');
  });

  test.each([
    ['a last name', { firstName: 'Cher', lastName: null }, ['Cher', ''], 'Edit Cher'],
    ['a last name, stored as nothing', { lastName: '' }, ['Ada', ''], 'Edit Ada'],
    ['a first name', { firstName: '' }, ['', 'Lindqvist'], 'Edit Lindqvist'],
    ['any name', { firstName: null, lastName: null }, ['Contact 7', ''], 'Edit Contact 7'],
  ])('a contact without %s', (_what, change, names, edit) => {
    const cells = show(contactList, { ...ADA, ...change });
    expect([cells.slice(0, 2), cells.at(-1)]).toEqual([names, edit]);
    expect(address(names.find(Boolean) ?? '')).toBe('/contact/read/7');
  });

  test.each([null, '', '  '])('an event at the place %j', (location) => {
    expect(show(eventList, { ...RESOURCE_FAIR, location }).at(-1)).toBe('Edit event at Event 42');
    expect(address('Event 42')).toBe('/event/read/42');
  });

  test.each([
    ['an organization', { organization: null }, 'Call log 12'],
    ['the name of its organization', { organization: { orgId: 5, name: '' } }, 'Organization 5'],
  ])('a call log without %s', (_what, change, name) => {
    const row = { ...CALL_LOG, ...change, status: null, createdBy: null };
    expect(show(callLogList, row).slice(0, 3)).toEqual([name, '', '']);
    expect(address(name)).toBe('/calllog/12');
  });
});

test.each(['<b>=Fair</b> & "Oak"', RIGHT_TO_LEFT])(
  'the text %s is text, kept apart from what stands beside it',
  (text) => {
    show(organizationList, { ...ELM_LIBRARY, name: text });
    show(contactList, { ...ADA, title: text });
    show(eventList, { ...RESOURCE_FAIR, eventName: text });
    expect(screen.getAllByText(text, { selector: 'td bdi' })).toHaveLength(3);
  },
);
