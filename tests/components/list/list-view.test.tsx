/** A list with few, missing or no rows. */
import { render, screen } from '@testing-library/react';
import { ListView } from '@/components/list/list-view';
import type { ListPage } from '@/lib/legacy/list-page';
import type { MissingRow } from '@/lib/legacy/partial-page';
import { mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { ELM_LIBRARY } from '@/tests/components/organizations/elm-library';
import { stateAt } from './address';

const NOTHING = {
  ...{ rows: [], gaps: [], totalPages: 0, totalRows: 0 },
  ...{ pageSize: 10, sortFailed: false },
};

function showList(query: string, rows: number, page: Partial<ListPage<never>> = {}) {
  const shown = Array.from({ length: rows }, (_, orgId) => ({ ...ELM_LIBRARY, orgId }));
  const list = { ...NOTHING, totalPages: 1, totalRows: 2, ...page, rows: shown };
  render(<ListView definition={organizationList} state={stateAt(query)} page={list} />);
}

const gapsAt = (why: MissingRow['why'], ...positions: number[]): MissingRow[] =>
  positions.map((position) => ({ position, why }));

test.each([
  ['', 'There are no upcoming events.', true],
  ['type=Tabling', 'There are no upcoming events.', true],
  ['upcoming=0', 'There are no upcoming events.', false],
  ['upcoming=0&type=Tabling', 'No events match these filters.', true],
])('an empty schedule at %j says: %s', (query, text, removable) => {
  render(<ListView definition={mySchedule} state={stateAt(query, mySchedule)} page={NOTHING} />);
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
])('the rows at %j are counted as far as the backend does', (query, rows, page, text) => {
  showList(query, rows, page);
  expect(screen.getByRole('table', { name: 'organizations' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page of damaged rows alone is not an empty list', () => {
  showList('', 0, { gaps: gapsAt('damaged', 1, 2) });
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 organizations cannot be shown because their records are damaged (positions 1–2 of this page).',
  );
  expect(screen.queryByText('There are no organizations yet.')).not.toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

test('damaged, skipped and repeated rows are named apart, by ranges of positions', () => {
  const gaps = [
    ...gapsAt('damaged', 2, 4, 5, 6, 9),
    ...gapsAt('skipped', 101, 102, 103),
    ...gapsAt('repeated', 104, 107),
  ];
  showList('size=200', 1, { gaps });
  for (const text of [
    '5 organizations cannot be shown because their records are damaged (positions 2, 4–6 and 9 of this page).',
    '3 more organizations are not shown because too many records near them are damaged (positions 101–103 of this page).',
    '2 more organizations may be missing from this page, or shown on another page too: the page was read in parts, ' +
      'and the backend listed as many of the others twice. Sort the list by another column to find them.',
  ]) {
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  }
});
