/** A list as a whole: its table, or what it says when there is nothing to show. */
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

/** Rows are given by name. */
function showList(query: string, rows: string[], page: Partial<ListPage<never>> = {}) {
  const named = rows.map((name, orgId) => ({ ...ELM_LIBRARY, orgId, name }));
  const shown = { ...NOTHING, totalPages: 1, totalRows: 2, ...page, rows: named };
  render(<ListView definition={organizationList} state={stateAt(query)} page={shown} />);
}

const gapsAt = (why: MissingRow['why'], ...positions: number[]): MissingRow[] =>
  positions.map((position) => ({ position, why }));

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

test('a list with rows is a named table, counts them, and says nothing of gaps', () => {
  showList('', ['Elm Library', 'Oak Hall']);
  expect(screen.getByRole('table', { name: 'organizations' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('rows are counted on where the backend gives no total, and with thousands separators', () => {
  showList('page=3&size=20', ['Oak Hall'], { totalPages: 3, totalRows: null, pageSize: 20 });
  expect(screen.getByText('41–41')).toBeVisible();
  showList('page=101', ['Elm Library', 'Oak Hall'], { totalPages: 367, totalRows: 3661 });
  expect(screen.getByText('1,001–1,002 of 3,661')).toBeVisible();
});

test('a page of nothing but damaged rows does not say that there is nothing', () => {
  showList('', [], { gaps: gapsAt('damaged', 1, 2) });
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 organizations could not be shown: their records in the backend are damaged (positions 1–2 of this page).',
  );
  expect(screen.queryByText('There are no organizations yet.')).not.toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

test('many places are told in runs, apart from rows that were left out and rows that came twice', () => {
  const gaps = [
    ...gapsAt('damaged', 2, 4, 5, 6, 9),
    ...gapsAt('skipped', 101, 102, 103),
    ...gapsAt('repeated', 104, 107),
  ];
  showList('size=200', ['Elm Library'], { gaps });
  for (const sentence of [
    '5 organizations could not be shown: their records in the backend are damaged (positions 2, 4–6 and 9 of this page).',
    '3 more organizations were left out, because too many records near them are damaged (positions 101–103 of this page).',
    '2 more organizations may be missing from this page, or stand on another page as well: the page was read in parts, ' +
      'and the backend listed as many of the others twice. Sort the list by another column to find them.',
  ]) {
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  }
});
