/** A list as a whole: its table, or what it says when there is nothing to show. */
import { render, screen } from '@testing-library/react';
import { ListView } from '@/components/list/list-view';
import { Cell, Row } from '@/components/ui/table';
import { organizationList } from '@/lib/list/definitions/organizations';
import { stateAt } from './address';

const NOTHING = { rows: [], totalPages: 0, totalRows: 0, pageSize: 10 };

interface Shown {
  rows: string[];
  totalPages: number;
  totalRows: number | null;
  pageSize: number;
}

function showList(query: string, page: Shown) {
  render(
    <ListView definition={organizationList} state={stateAt(query)} page={page} noun="organizations">
      {page.rows.map((name) => (
        <Row key={name}>
          <Cell>{name}</Cell>
        </Row>
      ))}
    </ListView>,
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

test('a list with rows is a named table with its rows, pages and sizes', () => {
  showList('', { rows: ['Elm Library', 'Oak Hall'], totalPages: 1, totalRows: 2, pageSize: 10 });
  expect(screen.getByRole('table', { name: 'organizations' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Items per page' })).toHaveValue('10');
});

test('the rows of a later page are counted on, also where the backend gives no total', () => {
  showList('page=3&size=20', { rows: ['Oak Hall'], totalPages: 3, totalRows: null, pageSize: 20 });
  expect(screen.getByText('41–41')).toBeVisible();
});
