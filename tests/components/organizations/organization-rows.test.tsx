/** Rows of the organization list. */
import { render, screen } from '@testing-library/react';
import { OrganizationRows } from '@/components/organizations/organization-rows';
import { Table } from '@/components/ui/table';
import type { OrganizationListRow } from '@/lib/legacy/organizations';
import { ELM_LIBRARY, RIGHT_TO_LEFT, texts } from './elm-library';

function showRow(change: Partial<OrganizationListRow> = {}) {
  render(
    <Table label="organizations" head={null}>
      <OrganizationRows rows={[{ ...ELM_LIBRARY, ...change }]} />
    </Table>,
  );
  return screen.getAllByRole('row')[1];
}

test('a row tells name, status, city, county, last contact and registration site', () => {
  expect(texts(showRow())).toEqual([
    'Elm Library (opens in a new tab)',
    'Active',
    'Elmhurst',
    'DuPage',
    '3/1/2026 03:45 PM',
    'Yes',
    'Edit Elm Library',
  ]);
});

test('what is not known stays empty', () => {
  const row = showRow({
    lastStatus: null,
    city: null,
    countyName: null,
    lastContact: null,
    regsite: false,
  });
  expect(texts(row).slice(1, 6)).toEqual(['', '', '', '', 'No']);
});

test('the name opens the detail in a new tab', () => {
  showRow();
  const link = screen.getByRole('link', { name: 'Elm Library (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/organization/read/5');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('Edit leads to the form in this tab and says whose', () => {
  showRow();
  const link = screen.getByRole('link', { name: 'Edit Elm Library' });
  expect(link).toHaveAttribute('href', '/organizations/5');
  expect(link).not.toHaveAttribute('target');
});

test('a name that reads from right to left is kept apart from what stands beside it', () => {
  showRow({ orgname: RIGHT_TO_LEFT });
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test.each([null, ''])('an organization named %j can be opened all the same', (orgname) => {
  showRow({ orgname });
  expect(screen.getByRole('link', { name: 'Organization 5 (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/organization/read/5',
  );
});

test('markup in a name is text', () => {
  showRow({ orgname: '<b>Elm</b> & "Oak"' });
  expect(screen.getByText('<b>Elm</b> & "Oak"', { selector: 'bdi' })).toBeVisible();
});
