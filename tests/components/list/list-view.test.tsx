/** A list with few, missing or no rows, and its page size. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListView } from '@/components/list/list-view';
import type { ListPage } from '@/lib/legacy/list-page';
import type { MissingRow } from '@/lib/legacy/partial-page';
import { mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { ELM_LIBRARY } from '@/tests/components/organizations/elm-library';
import { sentForms } from '@/tests/support/browser';
import { stateAt } from './list-state';

const NO_ROWS = {
  ...{ rows: [], gaps: [], totalPages: 0, totalRows: 0 },
  ...{ pageSize: 10, sortFailed: false },
};

const sent = sentForms();

function listOf(query: string, rows: number, page: Partial<ListPage<never>> = {}) {
  const shown = Array.from({ length: rows }, (_, orgId) => ({ ...ELM_LIBRARY, orgId }));
  const list = { ...NO_ROWS, totalPages: 1, totalRows: 2, ...page, rows: shown };
  return <ListView definition={organizationList} state={stateAt(query)} page={list} />;
}

const gapsAt = (why: MissingRow['why'], ...positions: number[]): MissingRow[] =>
  positions.map((position) => ({ position, why }));

test.each([
  ['', 'There are no upcoming events.', true],
  ['type=Tabling', 'There are no upcoming events.', true],
  ['upcoming=0', 'There are no upcoming events.', false],
  ['upcoming=0&type=Tabling', 'No events match these filters.', true],
])('an empty schedule at %j says: %s', (query, text, removable) => {
  render(<ListView definition={mySchedule} state={stateAt(query, mySchedule)} page={NO_ROWS} />);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Remove all filters' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    removable ? ['/myoutreach?upcoming=0'] : [],
  );
});

test.each([
  ['', 2, {}, '1–2 of 2'],
  ['page=3&size=20', 1, { totalPages: 3, totalRows: null, pageSize: 20 }, '41–41'],
  ['page=101', 2, { totalPages: 367, totalRows: 3661 }, '1,001–1,002 of 3,661'],
])('counts the rows at %j, and the total where the backend reports it', (...example) => {
  const [query, rows, page, text] = example;
  render(listOf(query, rows, page));
  expect(screen.getByRole('table', { name: 'organizations' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('does not call a page of damaged rows an empty list', () => {
  render(listOf('', 0, { gaps: gapsAt('damaged', 1, 2) }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 organizations cannot be shown because their records are damaged (positions 1–2 of this page).',
  );
  expect(screen.queryByText('There are no organizations yet.')).not.toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

test('names damaged, skipped and repeated rows apart, by ranges of positions', () => {
  const gaps = [
    ...gapsAt('damaged', 2, 4, 5, 6, 9),
    ...gapsAt('skipped', 101, 102, 103),
    ...gapsAt('repeated', 104, 107),
  ];
  render(listOf('size=200', 1, { gaps }));
  for (const text of [
    '5 organizations cannot be shown because their records are damaged (positions 2, 4–6 and 9 of this page).',
    '3 more organizations are not shown because too many records near them are damaged (positions 101–103 of this page).',
    '2 more organizations may be missing from this page, or shown on another page too: the page was read in parts, ' +
      'and the backend listed as many of the others twice. Sort the list by another column to find them.',
  ]) {
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  }
});

test('sends a chosen page size at once, with sort and filters, and shows the size of the next page', async () => {
  const query = 'page=4&size=20&sort=city&order=desc&county=Cook&regsite=1';
  const { rerender } = render(listOf(query, 1, { pageSize: 20 }));
  const size = () => screen.getByRole('combobox', { name: 'Items per page' });
  const options = within(size()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['10', '20', '50', '100', '200']);
  expect(size()).toHaveValue('20');
  await userEvent.selectOptions(size(), '100');
  const fields = { sort: 'city', order: 'desc', county: 'Cook', regsite: '1', size: '100' };
  expect(sent()).toEqual([
    { method: 'get', action: '/organizations', fields: Object.entries(fields) },
  ]);
  rerender(listOf('', 1));
  expect(size()).toHaveValue('10');
});
