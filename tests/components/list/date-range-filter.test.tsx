/** The range of days in the filters of a list: two fields, a calendar that fills them in, and what is sent. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilterPanel } from '@/components/list/filter-panel';
import { contactList } from '@/lib/list/definitions/contacts';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { sentForms } from '@/tests/support/sent-forms';
import { stateAt } from './address';

const sent = sentForms();

const panelAt = (query: string) => (
  <FilterPanel
    definition={contactList}
    state={stateAt(query, contactList)}
    choices={{ county: { values: ['Cook', 'Will'] } }}
    today="2026-05-20"
  />
);

async function openFilters(query = '') {
  render(panelAt(query));
  const user = userEvent.setup();
  await user.click(screen.getByText('Filter'));
  return user;
}

afterEach(() => document.body.replaceChildren());

const range = () => screen.getByRole('group', { name: 'Last contact' });
const from = () => within(range()).getByLabelText('From');
const to = () => within(range()).getByLabelText('To');
const opener = () => screen.getByRole('button', { name: 'Select date range...' });
const day = (name: string) => screen.findByRole('button', { name });
const apply = () => screen.getByRole('button', { name: 'Apply Filters' });

async function openCalendar(query = '') {
  const user = await openFilters(query);
  await user.click(opener());
  await screen.findByRole('grid');
  return user;
}

test('two typed days are sent together with the other filters', async () => {
  const user = await openFilters('page=3&size=20&county=Cook');
  await user.type(from(), '2026-05-01');
  await user.type(to(), '2026-05-31');
  await user.click(apply());
  expect(sent()).toEqual([
    {
      method: 'get',
      action: '/contacts',
      fields: [
        ['size', '20'],
        ['county', 'Cook'],
        ['from', '2026-05-01'],
        ['to', '2026-05-31'],
      ],
    },
  ]);
});

test('the fields show the range in force, and emptying them takes it away', async () => {
  const user = await openFilters('from=2026-05-01&to=2026-05-31');
  expect([from(), to()]).toEqual([
    expect.objectContaining({ value: '2026-05-01' }),
    expect.objectContaining({ value: '2026-05-31' }),
  ]);
  await user.clear(from());
  await user.clear(to());
  await user.click(apply());
  expect(sent()[0]?.fields).toEqual([]);
});

test('a range in the wrong order is shown in the right one', async () => {
  await openFilters('from=2026-05-31&to=2026-05-01');
  expect(from()).toHaveValue('2026-05-01');
  expect(to()).toHaveValue('2026-05-31');
});

test('the fields say that it takes two days', async () => {
  await openFilters();
  expect(range()).toHaveAccessibleDescription('Both days are counted. Enter both or neither.');
});

const sentence = (missing: string, filled: string) =>
  `Enter a “${missing}” date or clear the “${filled}” date. The dates are not applied.`;

test.each([
  { filled: 'From', missing: 'To', typeInto: from, lacks: to },
  { filled: 'To', missing: 'From', typeInto: to, lacks: from },
])(
  'with $filled only, nothing is sent, and $missing says beside the button what it takes',
  async (day) => {
    const { filled, missing, typeInto, lacks } = day;
    const user = await openFilters();
    await user.type(typeInto(), '2026-05-01');
    expect(screen.queryByText(/not applied/)).toBeNull();
    await user.click(apply());
    expect(sent()).toEqual([]);
    expect(apply().parentElement).toHaveTextContent(sentence(missing, filled));
    expect(lacks()).toHaveFocus();
    expect(lacks()).toBeInvalid();
    expect(lacks()).toHaveAccessibleDescription(sentence(missing, filled));
    expect(typeInto()).toBeValid();
    await user.type(lacks(), '2026-05-01');
    expect(screen.queryByText(/not applied/)).toBeNull();
    await user.click(apply());
    expect(sent()[0]?.fields).toEqual([
      ['from', '2026-05-01'],
      ['to', '2026-05-01'],
    ]);
  },
);

test('a range that is picked after all takes the sentence away', async () => {
  const user = await openFilters();
  await user.type(to(), '2026-05-15');
  await user.click(apply());
  expect(screen.getByText(sentence('From', 'To'))).toBeVisible();
  await user.click(opener());
  await user.click(await day('Monday, May 4, 2026'));
  await user.click(await day('Friday, May 8, 2026'));
  expect(screen.queryByText(/not applied/)).toBeNull();
});

test('a page with one day in its address shows the day, applies nothing and says so without script', () => {
  document.body.innerHTML = renderToStaticMarkup(panelAt('to=2026-05-31&county=Cook'));
  expect(screen.getByText('Filter').closest('details')).toHaveAttribute('open');
  expect(apply().parentElement).toHaveTextContent(sentence('From', 'To'));
  expect(from()).toHaveAccessibleDescription(sentence('From', 'To'));
  expect(to()).toHaveValue('2026-05-31');
  expect(
    within(screen.getByRole('list', { name: 'Filters in force' })).queryByText(/2026/),
  ).toBeNull();
  expect(screen.getByRole('link', { name: 'Remove filter Cook' })).toHaveAttribute(
    'href',
    '/contacts',
  );
});

test('the calendar is not there before it is asked for, and opens on the month of today', async () => {
  const user = await openFilters();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(await screen.findByRole('grid', { name: 'May 2026' })).toBeVisible();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

test('two presses in the calendar fill both fields in', async () => {
  const user = await openCalendar();
  await user.click(await day('Monday, May 4, 2026'));
  await user.click(await day('Friday, May 15, 2026'));
  expect(from()).toHaveValue('2026-05-04');
  expect(to()).toHaveValue('2026-05-15');
});

test('a third press begins a new range', async () => {
  const user = await openCalendar('from=2026-05-04&to=2026-05-15');
  await user.click(await day('Wednesday, May 20, 2026'));
  expect(from()).toHaveValue('2026-05-20');
  await user.click(await day('Thursday, May 21, 2026'));
  expect([from(), to()]).toEqual([
    expect.objectContaining({ value: '2026-05-20' }),
    expect.objectContaining({ value: '2026-05-21' }),
  ]);
});

test('the calendar shows what is typed', async () => {
  const user = await openCalendar();
  await user.type(from(), '2026-05-04');
  await user.type(to(), '2026-05-05');
  expect(await day('Monday, May 4, 2026, selected')).toBeVisible();
  expect(await day('Tuesday, May 5, 2026, selected')).toBeVisible();
});

test('the calendar is worked by keyboard alone, and Escape leads back to its button', async () => {
  const user = await openFilters();
  opener().focus();
  await user.keyboard('{Enter}');
  expect(await day('Wednesday, May 20, 2026')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  expect(from()).toHaveValue('2026-05-21');
  expect(to()).toHaveValue('2026-05-28');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(from()).toHaveValue('2026-05-21');
});

test('filters with an open calendar are without faults', async () => {
  document.documentElement.lang = 'en';
  await openCalendar('from=2026-05-04&to=2026-05-15');
  expect(await accessibilityFaults(range())).toEqual([]);
});
