/** Nothing that axe can find is wrong with the screens, in the states that people meet them in. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { OrganizationView } from '@/components/organizations/organization-view';
import { FailureView } from '@/components/shell/failure-view';
import { Home } from '@/components/shell/home';
import { Login } from '@/components/shell/login';
import { Shell } from '@/components/shell/shell';
import { PageHeading } from '@/components/ui/page-heading';
import { organizationList } from '@/lib/list/definitions/organizations';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { stateAt } from './list/address';
import { button, NEWER, newText, OLDER, showNotes, textOf, wire } from './notes/notes-on-screen';
import { CALL, ELM_LIBRARY } from './organizations/elm-library';
import { answerOf, asked, enter, opener, organization } from './shell/open-search';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Outreach Tracking';
});

const showInShell = (screenOf: ReactNode) =>
  render(
    <Shell name="Cleo" employee="e1" managerialAccess>
      {screenOf}
    </Shell>,
  );

function OrganizationList({ query, totalPages }: { query: string; totalPages: number }) {
  const state = stateAt(query);
  const rows = totalPages === 0 ? [] : [ELM_LIBRARY, { ...ELM_LIBRARY, orgId: 6, name: null }];
  const totalRows = rows.length;
  const page = { rows, gaps: [], totalPages, totalRows, pageSize: 10, sortFailed: false };
  const choices = {
    county: { values: ['Cook', 'Will'] },
    status: { message: 'Error occurred in retrieving Status' },
  };
  return (
    <>
      <PageHeading title="Organizations" />
      <FilterPanel definition={organizationList} state={state} choices={choices} />
      <ListView definition={organizationList} state={state} page={page} />
    </>
  );
}

function OrganizationDetail({ partsFail }: { partsFail: boolean }) {
  return (
    <OrganizationView
      organization={ELM_LIBRARY}
      notes={partsFail ? { ok: false } : { ok: true, value: [CALL] }}
      callLogs={partsFail ? { ok: false } : { ok: true, value: [CALL] }}
      employee={{ firstName: 'Cleo', lastName: 'Park' }}
      timeZone="America/Chicago"
      startOfToday="2026-05-03T00:00:00"
    />
  );
}

test.each([
  ['the landing page', <Home key="home" />],
  [
    'a page that failed',
    <FailureView key="failure" kind="unavailable" requestId="r-1" path="/organizations" />,
  ],
  [
    'a list with rows and filters',
    <OrganizationList key="list" query="county=Cook&regsite=1&page=2" totalPages={30} />,
  ],
  ['an empty list', <OrganizationList key="empty" query="" totalPages={0} />],
  ['the detail of an organization', <OrganizationDetail key="detail" partsFail={false} />],
  ['a detail of which parts failed', <OrganizationDetail key="parts" partsFail />],
])('%s is without faults', async (_case, shown) => {
  showInShell(shown);
  expect(await accessibilityFaults()).toEqual([]);
});

test('the sign-in is without faults', async () => {
  render(<Login />);
  expect(await accessibilityFaults()).toEqual([]);
});

test('unfolded filters and an open menu are without faults', async () => {
  showInShell(<OrganizationList query="status=Old" totalPages={1} />);
  await userEvent.click(screen.getByText('Filter'));
  await userEvent.click(screen.getByRole('button', { name: 'Cleo' }));
  expect(await accessibilityFaults()).toEqual([]);
});

test('an open search with hits is without faults', async () => {
  showInShell(<Home />);
  await userEvent.click(opener());
  await screen.findByRole('textbox', { name: 'Search' });
  asked('elm').reply(200, answerOf(organization('5', 'Elm Library')));
  enter('elm');
  await screen.findByText('1 result');
  expect(await accessibilityFaults()).toEqual([]);
});

test('notes that are written, edited and could not be saved are without faults', async () => {
  const { user } = showNotes();
  await user.click(button('Create Org. Note'));
  await user.type(newText(), 'Called');
  await user.type(textOf(OLDER), '!');
  wire().put('/api/editNote/41').reply(401);
  await user.click(button('Update'));
  await screen.findByRole('alert');
  expect(
    await accessibilityFaults(screen.getByRole('region', { name: 'Note(s) for Elm Library' })),
  ).toEqual([]);
});

test('the question before a delete is without faults', async () => {
  const { user } = showNotes([NEWER]);
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
});
