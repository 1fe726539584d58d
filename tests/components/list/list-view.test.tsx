/** A list as a whole: its table, or what it says when there is nothing to show. */
import { render, screen } from '@testing-library/react';
import { ListView } from '@/components/list/list-view';
import type { ListPage } from '@/lib/legacy/list-page';
import type { Gap } from '@/lib/legacy/mended-page';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { organizationList } from '@/lib/list/definitions/organizations';
import { ELM_LIBRARY } from '@/tests/components/organizations/elm-library';
import { stateAt } from './address';

const NOTHING = {
  rows: [],
  gaps: [],
  totalPages: 0,
  totalRows: 0,
  pageSize: 10,
  sortFailed: false,
};

const ONE_PAGE = { gaps: [], totalPages: 1, totalRows: 2, pageSize: 10, sortFailed: false };

/** Rows are given by name. */
function showList(query: string, { rows, ...page }: ListPage<string>) {
  const named = rows.map((name, orgId) => ({ ...ELM_LIBRARY, orgId, name }));
  render(
    <ListView
      definition={organizationList}
      state={stateAt(query)}
      page={{ ...page, rows: named }}
    />,
  );
}

test('an empty list without filters says that there is nothing yet', () => {
  showList('', NOTHING);
  expect(screen.getByText('There are no organizations yet.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Remove all filters' })).not.toBeInTheDocument();
});

test.each(['county=Cook', 'status=New', 'regsite=1'])(
  'an empty list at %s says that nothing matches and offers to remove the filter',
  (query) => {
    showList(`size=20&${query}`, NOTHING);
    expect(screen.getByText(/No organizations match these filters\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove all filters' })).toHaveAttribute(
      'href',
      '/organizations?size=20',
    );
  },
);

test.each([
  ['', 'There are no upcoming events.', true],
  ['type=Tabling', 'There are no upcoming events.', true],
  ['upcoming=0', 'There are no upcoming events.', false],
  ['upcoming=0&type=Tabling', 'No events match these filters.', true],
])('an empty schedule at %j says: %s', (query, sentence, removable) => {
  render(<ListView definition={mySchedule} state={stateAt(query, mySchedule)} page={NOTHING} />);
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Remove all filters' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    removable ? ['/myoutreach?upcoming=0'] : [],
  );
});

test('a list with rows is a named table with its rows, pages and sizes', () => {
  showList('', { ...ONE_PAGE, rows: ['Elm Library', 'Oak Hall'] });
  expect(screen.getByRole('table', { name: 'organizations' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Items per page' })).toHaveValue('10');
});

test('the rows of a later page are counted on, also where the backend gives no total', () => {
  const page = { ...ONE_PAGE, totalPages: 3, totalRows: null, pageSize: 20 };
  showList('page=3&size=20', { ...page, rows: ['Oak Hall'] });
  expect(screen.getByText('41–41')).toBeVisible();
});

test('large numbers of rows have thousands separators', () => {
  const page = { ...ONE_PAGE, totalPages: 367, totalRows: 3661, pageSize: 10 };
  showList('page=101', { ...page, rows: ['Elm Library', 'Oak Hall'] });
  expect(screen.getByText('1,001–1,002 of 3,661')).toBeVisible();
});

const gap = (position: number, why: Gap['why'] = 'damaged') => ({ position, why });

test('a page with a damaged row shows the others, names the place and counts it', () => {
  showList('', { ...ONE_PAGE, rows: ['Elm Library'], gaps: [gap(2)] });
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 organization could not be shown: its record in the backend is damaged (position 2 of this page).',
  );
  expect(screen.getByRole('row', { name: /Elm Library/ })).toBeVisible();
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

test('a page of nothing but damaged rows does not say that there is nothing', () => {
  showList('', { ...ONE_PAGE, rows: [], gaps: [gap(1), gap(2)] });
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 organizations could not be shown: their records in the backend are damaged (positions 1–2 of this page).',
  );
  expect(screen.queryByText('There are no organizations yet.')).not.toBeInTheDocument();
});

test('many places are told in runs, and rows that were left out apart from the damaged ones', () => {
  const gaps = [2, 4, 5, 6, 9].map((position) => gap(position));
  const leftOut = [101, 102, 103].map((position) => gap(position, 'skipped'));
  showList('size=200', { ...ONE_PAGE, rows: ['Elm Library'], gaps: [...gaps, ...leftOut] });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('5 organizations could not be shown');
  expect(alert).toHaveTextContent('(positions 2, 4–6 and 9 of this page)');
  expect(alert).toHaveTextContent(
    '3 more organizations were left out, because too many records near them are damaged (positions 101–103 of this page).',
  );
});

test('a page without gaps says nothing of any', () => {
  showList('', { ...ONE_PAGE, rows: ['Elm Library'] });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a list that the backend cannot sort says so, and its headers show the order that it is in', () => {
  const page = { ...ONE_PAGE, rows: ['Elm Library'], sortFailed: true };
  showList('sort=lastContact&order=desc&page=2', page);
  expect(screen.getByText(/cannot be sorted/)).toHaveTextContent(
    'This list cannot be sorted by Last contact. It is shown in its default order.',
  );
  const sorted = (name: string) =>
    screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect([sorted('Name'), sorted('Last contact')]).toEqual(['ascending', 'none']);
});

test('rows that may be missing behind rows that came twice are counted, with a way to find them', () => {
  const gaps = [gap(2), gap(4, 'repeated'), gap(7, 'repeated')];
  showList('', { ...ONE_PAGE, totalRows: 4, rows: ['Elm Library'], gaps });
  expect(screen.getByText(/may be missing/)).toHaveTextContent(
    '2 more organizations may be missing from this page, or stand on another page as well: the page was read in parts, ' +
      'and the backend listed as many of the others twice. Sort the list by another column to find them.',
  );
  expect(screen.getByText('1–4 of 4')).toBeVisible();
});
