/** The filter for a range of days, alone and beside the flag for upcoming events. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilterPanel } from '@/components/list/filter-panel';
import type { ListDefinition } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/events';
import { parseListState } from '@/lib/list/parse-state';
import { sentForms } from '@/tests/support/browser';
import { searchParamsOf } from '@/tests/support/requests';
import { stateAt } from './list-state';

const sent = sentForms();

const panelAt = (query: string, list: ListDefinition = contactList) => (
  <FilterPanel
    definition={list}
    state={stateAt(query, list)}
    choices={{ county: { values: ['Cook', 'Will'] }, type: { values: ['Tabling'] } }}
    today="2026-05-20"
  />
);

async function openFilters(query = '', list?: ListDefinition) {
  render(panelAt(query, list));
  const user = userEvent.setup();
  const heading = screen.getByText('Filter');
  if (!heading.closest('details')?.open) await user.click(heading);
  return user;
}

async function openCalendar(query = '', list?: ListDefinition) {
  const user = await openFilters(query, list);
  await user.click(opener());
  await screen.findByRole('grid');
  return user;
}

afterEach(() => document.body.replaceChildren());

const range = () => screen.getByRole('group', { name: /^(Last contact|Start date)$/ });
const from = () => within(range()).getByLabelText('From');
const to = () => within(range()).getByLabelText('To');
const opener = () => screen.getByRole('button', { name: 'Select date range...' });
const day = (name: string) => screen.findByRole('button', { name });
const apply = () => screen.getByRole('button', { name: 'Apply Filters' });
const upcoming = () => screen.getByRole('checkbox', { name: 'Show only my upcoming events' });

function expectDays(first: string, last: string) {
  expect(from()).toHaveValue(first);
  expect(to()).toHaveValue(last);
}

test('sends two typed days with the other filters', async () => {
  const user = await openFilters('page=3&size=20&county=Cook');
  expect(range()).toHaveAccessibleDescription('Both days are counted. Enter both or neither.');
  await user.type(from(), '2026-05-01');
  await user.type(to(), '2026-05-31');
  await user.click(apply());
  const fields = { size: '20', county: 'Cook', from: '2026-05-01', to: '2026-05-31' };
  expect(sent()).toEqual([{ method: 'get', action: '/contacts', fields: Object.entries(fields) }]);
});

test('shows the range in force in order, and sends no day when the fields are cleared', async () => {
  const user = await openFilters('from=2026-05-31&to=2026-05-01');
  expectDays('2026-05-01', '2026-05-31');
  await user.clear(from());
  await user.clear(to());
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([]);
});

const message = (missing: string, filled: string) =>
  `Enter a “${missing}” date or clear the “${filled}” date. The dates are not applied.`;

test.each([
  { filled: 'From', missing: 'To', typeInto: from, lacks: to },
  { filled: 'To', missing: 'From', typeInto: to, lacks: from },
])('sends nothing with $filled alone, and shows an error at $missing', async (example) => {
  const { filled, missing, typeInto, lacks } = example;
  const user = await openFilters();
  await user.type(typeInto(), '2026-05-01');
  expect(screen.queryByText(/not applied/)).toBeNull();
  await user.click(apply());
  expect(sent()).toEqual([]);
  expect(apply().parentElement).toHaveTextContent(message(missing, filled));
  expect(lacks()).toHaveFocus();
  expect(lacks()).toBeInvalid();
  expect(lacks()).toHaveAccessibleDescription(message(missing, filled));
  expect(typeInto()).toBeValid();
  await user.type(lacks(), '2026-05-01');
  expect(screen.queryByText(/not applied/)).toBeNull();
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual(Object.entries({ from: '2026-05-01', to: '2026-05-01' }));
});

test('shows an error for one day in the address, also without script', () => {
  document.body.innerHTML = renderToStaticMarkup(panelAt('to=2026-05-31&county=Cook'));
  expect(screen.getByText('Filter').closest('details')).toHaveAttribute('open');
  expect(apply().parentElement).toHaveTextContent(message('From', 'To'));
  expect(from()).toHaveAccessibleDescription(message('From', 'To'));
  expect(to()).toHaveValue('2026-05-31');
  const chips = screen.getByRole('list', { name: 'Active filters' });
  expect(chips).not.toHaveTextContent('2026');
  expect(within(chips).getByText('Cook')).toHaveAttribute('href', '/contacts');
});

test('opens the calendar at the current month, fills the fields with two days and removes the error', async () => {
  const user = await openFilters();
  await user.type(to(), '2026-05-15');
  await user.click(apply());
  expect(screen.getByText(message('From', 'To'))).toBeVisible();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(await screen.findByRole('grid', { name: 'May 2026' })).toBeVisible();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await user.click(await day('Monday, May 4, 2026'));
  await user.click(await day('Friday, May 8, 2026'));
  expectDays('2026-05-04', '2026-05-08');
  expect(screen.queryByText(/not applied/)).toBeNull();
});

test('begins a new range at the third press in the calendar, and selects typed days in it', async () => {
  const user = await openCalendar('from=2026-05-04&to=2026-05-15');
  await user.click(await day('Wednesday, May 20, 2026'));
  expect(from()).toHaveValue('2026-05-20');
  await user.click(await day('Thursday, May 21, 2026'));
  expectDays('2026-05-20', '2026-05-21');
  await user.clear(from());
  await user.type(from(), '2026-05-19');
  expect(await day('Tuesday, May 19, 2026, selected')).toBeVisible();
});

test('picks days by keyboard, and returns to the button on Escape', async () => {
  const user = await openFilters();
  opener().focus();
  await user.keyboard('{Enter}');
  expect(await day('Wednesday, May 20, 2026')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  expectDays('2026-05-21', '2026-05-28');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(from()).toHaveValue('2026-05-21');
  expect(sent()).toEqual([]);
});

test.each<[string, ticked: boolean, toggles: number, [string, string][]]>([
  ['size=20', true, 0, [['size', '20']]],
  ['upcoming=0', false, 1, []],
  ['page=2&size=20', true, 1, Object.entries({ size: '20', upcoming: '0' })],
])(
  'ticks the flag at %j: %s, and sends it after %i presses as %j',
  async (query, ticked, presses, fields) => {
    const user = await openFilters(query, mySchedule);
    expect(upcoming().matches(':checked')).toBe(ticked);
    if (presses > 0) await user.click(upcoming());
    await user.click(apply());
    expect(sent()[0]?.fields).toEqual(fields);
  },
);

test('takes days only while the flag is not ticked', async () => {
  const user = await openFilters('', mySchedule);
  expect(from()).toBeDisabled();
  expect(range()).toHaveAccessibleDescription(
    'Both days are counted. Enter both or neither. They apply only when “Show only my upcoming events” is not ticked.',
  );
  await user.click(upcoming());
  await user.type(from(), '2026-05-01');
  await user.type(to(), '2026-05-31');
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual(
    Object.entries({ upcoming: '0', from: '2026-05-01', to: '2026-05-31' }),
  );
});

test('closes the calendar, removes the error and sends no day when the flag is ticked', async () => {
  const user = await openCalendar('upcoming=0&from=2026-05-01', mySchedule);
  expect(screen.getByText(message('To', 'From'))).toBeVisible();
  await user.click(upcoming());
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.queryByText(/not applied/)).toBeNull();
  expect(from()).toHaveValue('2026-05-01');
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([]);
});

test.each([
  ['', false],
  ['', true],
  ['upcoming=0', false],
  ['upcoming=0', true],
])('sends the flag without script at %j as it is ticked: %s', (query, ticked) => {
  document.body.innerHTML = renderToStaticMarkup(panelAt(query, mySchedule));
  upcoming().toggleAttribute('checked', ticked);
  expect(from()).toBeEnabled();
  const pairs = [...new FormData(document.forms[0])].map(([name, value]) => [name, String(value)]);
  const state = parseListState(mySchedule, searchParamsOf(`/?${new URLSearchParams(pairs)}`));
  expect(state.flags).toEqual({ upcoming: ticked });
});
