/** The filters of a list: what can be chosen, what is chosen, and what is asked for. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from '@/components/list/filter-panel';
import { type Choices, choicesOf } from '@/lib/list/choices';
import type { ListDefinition } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/events';
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

const apply = () => screen.getByRole('button', { name: 'Apply Filters' });
const chip = (name: string) => screen.getByRole('link', { name: `Remove filter ${name}` });
const group = (name: string) => screen.getByRole('group', { name });
const boxes = (name: string) =>
  within(group(name))
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map((box) => `${box.labels?.[0]?.textContent}${box.checked ? ' ✓' : ''}`);

test('the filters are folded away at first, and a press on the heading unfolds them', async () => {
  await openPanel();
  expect(screen.getByText('Counties')).toBeVisible();
  expect(boxes('Counties')).toEqual(['Cook', 'St. Clair', 'Will']);
  expect(boxes('Statuses')).toEqual(['Active', 'New']);
  expect(boxes('Registration site')).toEqual(['Yes']);
  await userEvent.click(screen.getByText('Filter'));
  expect(screen.getByText('Counties')).not.toBeVisible();
  expect(screen.getByText('Apply Filters')).not.toBeVisible();
});

test('the focus stays with the filters when a filter is taken away or applied, and elsewhere otherwise', async () => {
  const { rerender } = await openPanel('county=Cook&county=Will');
  chip('Cook').focus();
  rerender(panelAt('county=Will'));
  expect(chip('Will')).toHaveFocus();
  rerender(panelAt(''));
  expect(screen.getByText('Filter')).toHaveFocus();
  apply().focus();
  rerender(panelAt('county=Cook&county=Will'));
  expect(apply()).toHaveFocus();
  chip('Cook').focus();
  chip('Cook').blur();
  rerender(panelAt('county=Will'));
  expect(document.body).toHaveFocus();
});

test('the boxes show the filters in force, follow the address, and ask for what is checked', async () => {
  const { rerender, user } = await openPanel('county=Will&status=New&regsite=1');
  expect(boxes('Counties')).toEqual(['Cook', 'St. Clair', 'Will ✓']);
  expect(boxes('Statuses')).toEqual(['Active', 'New ✓']);
  expect(boxes('Registration site')).toEqual(['Yes ✓']);
  rerender(panelAt('page=3&size=20&sort=city&order=desc&county=Cook'));
  expect(boxes('Counties')).toEqual(['Cook ✓', 'St. Clair', 'Will']);
  await user.click(screen.getByRole('checkbox', { name: 'Cook' }));
  await user.click(screen.getByText('St. Clair'));
  await user.click(within(group('Registration site')).getByRole('checkbox', { name: 'Yes' }));
  await user.click(apply());
  const fields = [
    ['size', '20'],
    ['sort', 'city'],
    ['order', 'desc'],
    ['county', 'St. Clair'],
    ['regsite', '1'],
  ];
  expect(sent()).toEqual([{ method: 'get', action: '/organizations', fields }]);
});

test('a filter stays in force where its lookup failed or offers it no longer, and an empty one says so', async () => {
  const { rerender, user } = await openPanel('county=Cook&status=Old', {
    county: choicesOf('counties', { ok: false }),
    status: { values: ['New'] },
  });
  expect(group('Counties')).toHaveTextContent('Error occurred in retrieving Counties');
  expect(boxes('Counties')).toEqual(['Cook ✓']);
  expect(boxes('Statuses')).toEqual(['New', 'Old ✓']);
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([
    ['county', 'Cook'],
    ['status', 'Old'],
  ]);
  rerender(panelAt('', { status: choicesOf('statuses', { ok: true, value: [] }) }));
  expect(group('Statuses')).toHaveTextContent('No Status retrieved');
});

test('each lookup is offered as it comes, or says in its own words why not', () => {
  const status = 'Something went wrong while fetching Status types.';
  for (const [lookup, failed, empty] of [
    ['counties', 'Error occurred in retrieving Counties', 'No County retrieved'],
    ['statuses', 'Error occurred in retrieving Status', 'No Status retrieved'],
    ['organizationStatuses', status, 'No Status retrieved'],
    ['eventTypes', 'Error occurred in retrieving Event types', 'No Event types retrieved'],
    ['eventStatuses', status, 'No Status retrieved'],
  ] as const) {
    expect(choicesOf(lookup, { ok: true, value: ['Cook'] })).toEqual({ values: ['Cook'] });
    expect(choicesOf(lookup, { ok: false })).toEqual({ message: failed });
    expect(choicesOf(lookup, { ok: true, value: [] })).toEqual({ message: empty });
  }
});

test.each<[ListDefinition, string, Record<string, string>]>([
  [
    organizationList,
    // Size and order stay; a county and a status of the same name are two chips.
    'page=3&size=50&sort=city&order=asce&county=Cook&county=Other&status=Other&regsite=1',
    {
      Cook: 'size=50&sort=city&order=asce&county=Other&status=Other&regsite=1',
      Other: 'size=50&sort=city&order=asce&county=Cook&status=Other&regsite=1',
      'Other ': 'size=50&sort=city&order=asce&county=Cook&county=Other&regsite=1',
      'Registration site: Yes':
        'size=50&sort=city&order=asce&county=Cook&county=Other&status=Other',
      all: 'size=50&sort=city&order=asce',
    },
  ],
  [
    contactList,
    'county=Cook&from=2026-05-01&to=2026-12-31',
    {
      Cook: 'from=2026-05-01&to=2026-12-31',
      'Last contact: 5/1/2026 – 12/31/2026': 'county=Cook',
      all: '',
    },
  ],
  [
    mySchedule,
    'type=Tabling',
    { Tabling: '', 'Only upcoming events': 'type=Tabling&upcoming=0', all: 'upcoming=0' },
  ],
])(
  'each chip of a list takes away one filter and leaves the others',
  (definition, query, expected) => {
    render(<FilterPanel definition={definition} state={stateAt(query, definition)} choices={{}} />);
    const links = within(screen.getByRole('list', { name: 'Filters in force' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      Object.entries(expected).map(([name, left]) => [
        name === 'all' ? 'Remove all filters' : `Remove filter ${name.trim()}`,
        `${definition.path}${left && `?${left}`}`,
      ]),
    );
  },
);
