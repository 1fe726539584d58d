/** The column headers of a list: where they lead, and what they say of the order. */
import { render, screen, within } from '@testing-library/react';
import { ListHead } from '@/components/list/sort-header';
import { Table } from '@/components/ui/table';
import { organizationList } from '@/lib/list/definitions/organizations';
import { stateAt } from './address';

function showHead(query = '') {
  render(
    <Table
      label="organizations"
      head={<ListHead definition={organizationList} state={stateAt(query)} />}
    >
      {null}
    </Table>,
  );
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const hrefOf = (name: string) => within(head(name)).getByRole('link').getAttribute('href');

const orders = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => [cell.textContent, cell.getAttribute('aria-sort')]);

test('without an order in the address the default one is told', () => {
  showHead();
  expect(orders()).toEqual([
    ['Name', 'ascending'],
    ['Last status', 'none'],
    ['City', 'none'],
    ['County', 'none'],
    ['Last contact', 'none'],
    ['Reg. site', null],
    ['Action', null],
  ]);
});

test.each([
  ['sort=city&order=asce', 'ascending'],
  ['sort=city&order=desc', 'descending'],
])('at %s the city alone is told as %s', (query, spoken) => {
  showHead(query);
  expect(head('City')).toHaveAttribute('aria-sort', spoken);
  expect(head('Name')).toHaveAttribute('aria-sort', 'none');
});

test('a column that is not sorted by leads to itself, ascending', () => {
  showHead();
  expect(hrefOf('Last status')).toBe('/organizations?sort=lastStatus.statusDesc&order=asce');
  expect(hrefOf('County')).toBe('/organizations?sort=county.countyDesc&order=asce');
  expect(hrefOf('Last contact')).toBe('/organizations?sort=lastContact&order=asce');
});

test('a column that is sorted ascending leads to descending', () => {
  showHead('sort=city&order=asce');
  expect(hrefOf('City')).toBe('/organizations?sort=city&order=desc');
});

test('a column that is sorted descending leads to ascending', () => {
  showHead('sort=city&order=desc');
  expect(hrefOf('City')).toBe('/organizations?sort=city&order=asce');
});

test('the default column leads to descending first', () => {
  showHead();
  expect(hrefOf('Name')).toBe('/organizations?sort=orgname&order=desc');
});

test('columns that the backend cannot sort by are no links', () => {
  showHead();
  expect(within(head('Reg. site')).queryByRole('link')).not.toBeInTheDocument();
  expect(within(head('Action')).queryByRole('link')).not.toBeInTheDocument();
});

test('sorting keeps size and filters and returns to the first page', () => {
  showHead('page=7&size=50&county=St.+Clair&regsite=1');
  expect(hrefOf('City')).toBe(
    '/organizations?size=50&sort=city&order=asce&county=St.+Clair&regsite=1',
  );
});
