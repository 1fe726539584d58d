/** The filters of a list: choices, flags and chips, and what the form sends. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from '@/components/list/filter-panel';
import { type Choices, choicesOf } from '@/lib/list/choices';
import type { ListDefinition } from '@/lib/list/definition';
import { callLogListOf } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { sentForms } from '@/tests/support/browser';
import { stateAt } from './list-state';

const OFFERED: Record<string, Choices> = {
  county: { values: ['Cook', 'St. Clair', 'Will'] },
  status: { values: ['Active', 'New'] },
};

const sent = sentForms();

const panelAt = (query: string, choices = OFFERED, list: ListDefinition = organizationList) => (
  <FilterPanel definition={list} state={stateAt(query, list)} choices={choices} />
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

test('keeps the focus with the filters when one is removed or applied, and elsewhere otherwise', async () => {
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

test('checks the boxes of the filters in the address, and sends the checked ones', async () => {
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
  const fields = Object.entries({
    ...{ size: '20', sort: 'city', order: 'desc' },
    ...{ county: 'St. Clair', regsite: '1' },
  });
  expect(sent()).toEqual([{ method: 'get', action: '/organizations', fields }]);
});

test('keeps a filter whose lookup failed or no longer contains it', async () => {
  const { user } = await openPanel('county=Cook&status=Old', {
    county: choicesOf('counties', { ok: false }),
    status: { values: ['New'] },
  });
  expect(group('Counties')).toHaveTextContent('Error occurred in retrieving Counties');
  expect(boxes('Counties')).toEqual(['Cook ✓']);
  expect(boxes('Statuses')).toEqual(['New', 'Old ✓']);
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual(Object.entries({ county: 'Cook', status: 'Old' }));
});

const STATUS_FAILED = 'Something went wrong while fetching Status types.';

test.each([
  ['counties', 'Error occurred in retrieving Counties', 'No County retrieved'],
  ['statuses', 'Error occurred in retrieving Status', 'No Status retrieved'],
  ['organizationStatuses', STATUS_FAILED, 'No Status retrieved'],
  ['eventTypes', 'Error occurred in retrieving Event types', 'No Event types retrieved'],
  ['eventStatuses', STATUS_FAILED, 'No Status retrieved'],
] as const)('offers the values of the lookup %s, or a message', (lookup, failed, empty) => {
  expect(choicesOf(lookup, { ok: true, value: ['Cook'] })).toEqual({ values: ['Cook'] });
  expect(choicesOf(lookup, { ok: false })).toEqual({ message: failed });
  expect(choicesOf(lookup, { ok: true, value: [] })).toEqual({ message: empty });
});

test.each([
  ['Maya', "Only my (Maya's) call logs"],
  [null, 'Only my call logs'],
])('labels the filter for own call logs of %j “%s”', (firstName, label) => {
  render(panelAt('', {}, callLogListOf(firstName)));
  expect(screen.getByLabelText(label)).not.toBeChecked();
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
])('shows each filter at $path as a chip that removes it', (list, query, expected) => {
  render(panelAt(query, {}, list));
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(
    chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(
    Object.entries(expected).map(([name, left]) => [
      name === 'all' ? 'Remove all filters' : `Remove filter ${name.trim()}`,
      `${list.path}${left && `?${left}`}`,
    ]),
  );
});
