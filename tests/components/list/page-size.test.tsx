/** The page size: a choice is sent at once and keeps sort and filters. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageSize } from '@/components/list/page-size';
import { organizationList } from '@/lib/list/definitions/organizations';
import { changed, listPairs } from '@/lib/list/state';
import { sentForms } from '@/tests/support/browser';
import { stateAt } from './address';

const sent = sentForms();

const sizeOf = (query: string, pageSize: number) => (
  <PageSize
    path="/organizations"
    kept={listPairs(organizationList, changed(stateAt(query), { size: null }))}
    pageSize={pageSize}
  />
);
const box = () => screen.getByRole('combobox', { name: 'Items per page' });

test('offers the sizes of the agency, and sends a new one with sort and filters from the first page on', async () => {
  render(sizeOf('page=4&size=20&sort=city&order=desc&county=Cook&status=New&regsite=1', 20));
  const options = within(box()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['10', '20', '50', '100', '200']);
  expect(box()).toHaveValue('20');
  await userEvent.selectOptions(box(), '100');
  const fields = Object.entries({
    ...{ sort: 'city', order: 'desc', county: 'Cook', status: 'New' },
    ...{ regsite: '1', size: '100' },
  });
  expect(sent()).toEqual([{ method: 'get', action: '/organizations', fields }]);
});

test('a new page resets the choice to its size', () => {
  const { rerender } = render(sizeOf('size=50', 50));
  expect(box()).toHaveValue('50');
  rerender(sizeOf('', 10));
  expect(box()).toHaveValue('10');
});
