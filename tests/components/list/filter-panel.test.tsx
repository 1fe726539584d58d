/** The filters of a list: what can be chosen, what is chosen, and what is asked for. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from '@/components/list/filter-panel';
import type { Choices } from '@/lib/list/choices';
import { choicesOf } from '@/lib/list/choices';
import { organizationList } from '@/lib/list/definitions/organizations';
import { sentForms } from '@/tests/support/sent-forms';
import { stateAt } from './address';

const OFFERED: Record<string, Choices> = {
  county: { values: ['Cook', 'St. Clair', 'Will'] },
  status: { values: ['Active', 'New'] },
};

const sent = sentForms();

const panelAt = (query: string, choices = OFFERED) => (
  <FilterPanel definition={organizationList} state={stateAt(query)} choices={choices} />
);

async function openPanel(query = '', choices = OFFERED) {
  const { rerender } = render(panelAt(query, choices));
  await userEvent.click(screen.getByText('Filter'));
  return { rerender, user: userEvent.setup() };
}

const group = (name: string) => screen.getByRole('group', { name });
const boxes = (name: string) =>
  within(group(name))
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.labels?.[0]?.textContent, box.checked]);

test('the filters are folded away at first', () => {
  render(panelAt(''));
  expect(screen.getByText('Counties')).not.toBeVisible();
  expect(screen.getByText('Apply Filters')).not.toBeVisible();
  expect(screen.queryByRole('list', { name: 'Filters in force' })).not.toBeInTheDocument();
});

test('whoever takes a filter away by keyboard goes on at the next one, and at the heading after the last', async () => {
  const { rerender } = render(panelAt('county=Cook&county=Will'));
  const chip = (name: string) => screen.getByRole('link', { name: `Remove filter ${name}` });
  chip('Cook').focus();
  rerender(panelAt('county=Will'));
  expect(chip('Will')).toHaveFocus();
  rerender(panelAt(''));
  expect(screen.getByText('Filter')).toHaveFocus();
});

test('whoever applies filters by keyboard is still at the button', async () => {
  const { rerender } = await openPanel();
  screen.getByRole('button', { name: 'Apply Filters' }).focus();
  rerender(panelAt('county=Cook'));
  expect(screen.getByRole('button', { name: 'Apply Filters' })).toHaveFocus();
});

test('a focus that is elsewhere stays where it is when the filters change', async () => {
  const { rerender } = await openPanel('county=Cook&county=Will');
  screen.getByRole('link', { name: 'Remove filter Cook' }).focus();
  screen.getByRole('link', { name: 'Remove filter Cook' }).blur();
  rerender(panelAt('county=Will'));
  expect(document.body).toHaveFocus();
});

test('a press on the heading unfolds the filters', async () => {
  await openPanel();
  expect(screen.getByText('Counties')).toBeVisible();
  expect(screen.getByText('Apply Filters')).toBeVisible();
});

test('each filter bears its legend and offers its values, none of them checked', async () => {
  await openPanel();
  expect(boxes('Counties')).toEqual([
    ['Cook', false],
    ['St. Clair', false],
    ['Will', false],
  ]);
  expect(boxes('Statuses')).toEqual([
    ['Active', false],
    ['New', false],
  ]);
  expect(boxes('Registration site')).toEqual([['Yes', false]]);
});

test('the boxes show the filters in force', async () => {
  await openPanel('county=Will&county=Cook&status=New&regsite=1');
  expect(boxes('Counties')).toEqual([
    ['Cook', true],
    ['St. Clair', false],
    ['Will', true],
  ]);
  expect(boxes('Statuses')).toEqual([
    ['Active', false],
    ['New', true],
  ]);
  expect(boxes('Registration site')).toEqual([['Yes', true]]);
});

test('Apply Filters asks for what is checked and returns to the first page', async () => {
  const { user } = await openPanel('page=3&size=20&sort=city&order=desc&county=Cook');
  await user.click(screen.getByRole('checkbox', { name: 'Cook' }));
  await user.click(screen.getByText('St. Clair'));
  await user.click(within(group('Registration site')).getByRole('checkbox', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
  expect(sent()).toEqual([
    {
      method: 'get',
      action: '/organizations',
      fields: [
        ['size', '20'],
        ['sort', 'city'],
        ['order', 'desc'],
        ['county', 'St. Clair'],
        ['regsite', '1'],
      ],
    },
  ]);
});

test('a box follows the address when its filter has been taken away elsewhere', async () => {
  const { rerender } = await openPanel('county=Cook');
  expect(screen.getByRole('checkbox', { name: 'Cook' })).toBeChecked();
  rerender(panelAt(''));
  expect(screen.getByRole('checkbox', { name: 'Cook' })).not.toBeChecked();
});

test('a lookup that failed or is empty says so in place of its values, and the others stand', async () => {
  await openPanel('', {
    county: choicesOf('counties', { ok: false }),
    status: choicesOf('statuses', { ok: true, value: [] }),
  });
  expect(group('Counties')).toHaveTextContent('Error occurred in retrieving Counties');
  expect(boxes('Counties')).toEqual([]);
  expect(group('Statuses')).toHaveTextContent('No Status retrieved');
  expect(boxes('Registration site')).toEqual([['Yes', false]]);
});

test.each([
  ['counties', 'Error occurred in retrieving Counties', 'No County retrieved'],
  ['statuses', 'Error occurred in retrieving Status', 'No Status retrieved'],
  [
    'organizationStatuses',
    'Something went wrong while fetching Status types.',
    'No Status retrieved',
  ],
  ['eventTypes', 'Error occurred in retrieving Event types', 'No Event types retrieved'],
  ['eventStatuses', 'Something went wrong while fetching Status types.', 'No Status retrieved'],
] as const)(
  'the lookup %s is offered as it comes, or says in its own words why not',
  (lookup, failed, empty) => {
    expect(choicesOf(lookup, { ok: true, value: ['Cook'] })).toEqual({ values: ['Cook'] });
    expect(choicesOf(lookup, { ok: false })).toEqual({ message: failed });
    expect(choicesOf(lookup, { ok: true, value: [] })).toEqual({ message: empty });
  },
);

test('a filter in force stays in force where its lookup failed or offers it no longer', async () => {
  const { user } = await openPanel('county=Cook&status=Old', {
    county: { message: 'Error occurred in retrieving Counties' },
    status: { values: ['New'] },
  });
  expect(boxes('Counties')).toEqual([['Cook', true]]);
  expect(boxes('Statuses')).toEqual([
    ['New', false],
    ['Old', true],
  ]);
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
  expect(sent()[0]?.fields).toEqual([
    ['county', 'Cook'],
    ['status', 'Old'],
  ]);
});
