/** The detail of an organization: its facts, its parts, and parts that could not be retrieved. */
import { render, screen, within } from '@testing-library/react';
import { OrganizationView } from '@/components/organizations/organization-view';
import type { Organization } from '@/lib/legacy/organizations';
import { CALL, ELM_LIBRARY, FAIR } from './elm-library';

interface Shown {
  organization?: Partial<Organization>;
  failing?: 'notes' | 'callLogs';
}

function showOrganization({ organization, failing }: Shown = {}) {
  render(
    <OrganizationView
      organization={{ ...ELM_LIBRARY, ...organization }}
      notes={failing === 'notes' ? { ok: false } : { ok: true, value: [CALL] }}
      callLogs={failing === 'callLogs' ? { ok: false } : { ok: true, value: [] }}
      employee={{ firstName: 'Cleo', lastName: 'Park' }}
      timeZone="America/Chicago"
      startOfToday="2026-05-03T00:00:00"
    />,
  );
}

const part = (name: string) => screen.getByRole('region', { name });

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('every fact is told in its order, phone and time in their formats', () => {
  showOrganization();
  expect(facts()).toEqual([
    ['Name', 'Elm Library'],
    ['Last status', 'Active'],
    ['Last contact', '3/1/2026 03:45 PM'],
    ['Address', '12 Elm St'],
    ['City', 'Elmhurst'],
    ['County', 'DuPage'],
    ['Zip', '60126'],
    ['Registration site', 'Yes'],
    ['Corporate phone', '630-555-0100'],
    ['Corporate email', 'desk@elm.example'],
  ]);
});

test('a fact that is not known reads as none, and no registration site as No', () => {
  showOrganization({ organization: { phone: null, zip: '', registrationSite: false } });
  expect(facts()).toContainEqual(['Corporate phone', '–none']);
  expect(facts()).toContainEqual(['Zip', '–none']);
  expect(facts()).toContainEqual(['Registration site', 'No']);
  expect(screen.getAllByText('–')[0]).toHaveAttribute('aria-hidden', 'true');
});

test('the actions lead to a call log for this organization, its form and a new one', () => {
  showOrganization();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Create call log')).toBe('/calllog/new?OrgId=5');
  expect(leads('Edit')).toBe('/organizations/5');
  expect(leads('Create Organization')).toBe('/organizations/new');
});

test('an event of today is upcoming, one of yesterday is past', () => {
  const today = { ...FAIR, startDateTime: '2026-05-03T00:00:00', location: 'Today hall' };
  const yesterday = { ...FAIR, eventId: 8, startDateTime: '2026-05-02T23:59:00', location: 'Barn' };
  showOrganization({ organization: { events: [yesterday, today] } });
  expect(within(part('Upcoming Events with Elm Library')).getByText('Today hall')).toBeVisible();
  expect(within(part('Past Events with Elm Library')).getByText('Barn')).toBeVisible();
});

test('parts without anything in them say so', () => {
  showOrganization({ organization: { contacts: [], events: [] } });
  expect(screen.getByText('No Contacts associated with this Organization.')).toBeVisible();
  expect(screen.getByText('No Upcoming Events with Elm Library.')).toBeVisible();
  expect(screen.getByText('No Past Events with Elm Library.')).toBeVisible();
});

test.each([
  ['notes', 'Note(s) for Elm Library'],
  ['callLogs', 'Call Log(s) for Elm Library'],
] as const)(
  '%s that could not be retrieved say so, and the other parts stand',
  (failing, title) => {
    showOrganization({ failing });
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be retrieved.');
    expect(within(part(title)).getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/organization/read/5',
    );
    expect(part('Contact List for Elm Library')).toBeVisible();
    expect(facts()).toHaveLength(10);
  },
);

test('an organization without a name is told by its number', () => {
  showOrganization({ organization: { name: null } });
  expect(screen.getByRole('heading', { level: 2, name: 'Organization 5' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Note(s) for Organization 5' })).toBeVisible();
});

test('notes are those that the backend gave', () => {
  showOrganization();
  expect(within(part('Note(s) for Elm Library')).getByDisplayValue(/Asked for/)).toHaveValue(
    'Asked for\nschedules',
  );
});
