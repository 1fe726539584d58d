/** A flag that is on by default, and the range of days that means nothing beside it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilterPanel } from '@/components/list/filter-panel';
import { mySchedule } from '@/lib/list/definitions/events';
import { parseListState } from '@/lib/list/parse-state';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { searchParamsOf } from '@/tests/support/requests';
import { sentForms } from '@/tests/support/sent-forms';
import { stateAt } from './address';

const sent = sentForms();

const panelAt = (query: string) => (
  <FilterPanel
    definition={mySchedule}
    state={stateAt(query, mySchedule)}
    choices={{ type: { values: ['Tabling'] }, status: { values: ['Confirmed'] } }}
    today="2026-05-20"
  />
);

async function openFilters(query = '') {
  render(panelAt(query));
  const user = userEvent.setup();
  await user.click(screen.getByText('Filter'));
  return user;
}

const upcoming = () => screen.getByRole('checkbox', { name: 'Show only my upcoming events' });
const range = () => screen.getByRole('group', { name: 'Start date' });
const from = () => within(range()).getByLabelText('From');
const to = () => within(range()).getByLabelText('To');
const apply = () => screen.getByRole('button', { name: 'Apply Filters' });

test('the box is ticked by default, and not where the address says 0', async () => {
  await openFilters();
  expect(upcoming()).toBeChecked();
});

test('the box is not ticked where the address says 0', async () => {
  await openFilters('upcoming=0');
  expect(upcoming()).not.toBeChecked();
});

test('applied as it is, the default stays out of the address', async () => {
  const user = await openFilters('size=20');
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([['size', '20']]);
});

test('a box that is ticked no longer says so', async () => {
  const user = await openFilters('page=2&size=20');
  await user.click(upcoming());
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([
    ['size', '20'],
    ['upcoming', '0'],
  ]);
});

test('a box that is ticked again sends nothing', async () => {
  const user = await openFilters('upcoming=0');
  await user.click(upcoming());
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([]);
});

test('days can be chosen only while not only upcoming events are shown', async () => {
  const user = await openFilters();
  expect(from()).toBeDisabled();
  expect(range()).toHaveAccessibleDescription(
    'Both days are counted. Enter both or neither. They count only while “Show only my upcoming events” is not ticked.',
  );
  await user.click(upcoming());
  await user.type(from(), '2026-05-01');
  await user.type(to(), '2026-05-31');
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([
    ['upcoming', '0'],
    ['from', '2026-05-01'],
    ['to', '2026-05-31'],
  ]);
});

test('one day that is typed and then left for upcoming events does not stand in the way', async () => {
  const user = await openFilters('upcoming=0');
  await user.type(from(), '2026-05-01');
  await user.click(apply());
  expect(sent()).toEqual([]);
  await user.click(upcoming());
  expect(screen.queryByText(/not applied/)).toBeNull();
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([]);
});

test('ticking the box closes the calendar, keeps the days and sends none of them', async () => {
  const user = await openFilters('upcoming=0&from=2026-05-01&to=2026-05-31');
  await user.click(screen.getByRole('button', { name: 'Select date range...' }));
  await screen.findByRole('grid');
  await user.click(upcoming());
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(from()).toHaveValue('2026-05-01');
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([]);
});

afterEach(() => document.body.replaceChildren());

/** What the form of the page sends before any script has loaded, or without one. */
function sentWithoutScript(query: string, ticked: boolean) {
  document.body.innerHTML = renderToStaticMarkup(panelAt(query));
  upcoming().toggleAttribute('checked', ticked);
  expect(from()).toBeEnabled();
  const form = document.forms[0];
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseListState(mySchedule, searchParamsOf(`/myoutreach?${new URLSearchParams(pairs)}`));
}

test.each([
  ['', false],
  ['', true],
  ['upcoming=0', false],
  ['upcoming=0', true],
])('without script at %j the box ticked %s is what is read', (query, ticked) => {
  expect(sentWithoutScript(query, ticked).flags).toEqual({ upcoming: ticked });
});

test('filters with a range that cannot be chosen are without faults', async () => {
  document.documentElement.lang = 'en';
  await openFilters('type=Tabling');
  expect(await accessibilityFaults(range())).toEqual([]);
});
