/** My Outreach Schedule as agenda and as month, and the links between its views. */
import { render, screen, within } from '@testing-library/react';
import { MonthGrid } from '@/components/events/month-view';
import { Agenda, AgendaOrder, ScheduleViews } from '@/components/events/schedule-views';
import type { Event } from '@/lib/contract/entities/event';
import type { SearchParams } from '@/lib/list/parse-state';
import { scheduleState } from '@/lib/list/schedule-state';
import { RESOURCE_FAIR } from './event-on-screen';

const TODAY = '2026-05-04';
const stateOf = (params: SearchParams) => scheduleState(params, TODAY);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const eventOf = (eventId: number, change: Partial<Event> = {}): Event => ({
  ...{ ...RESOURCE_FAIR, eventId, ...change },
});

describe('the agenda', () => {
  test('groups events by day, with their times, places and presenters', () => {
    render(
      <Agenda
        today="2026-05-03"
        events={[
          RESOURCE_FAIR,
          eventOf(43, { location: null, endDateTime: '2026-05-04T01:00:00' }),
          eventOf(44, { startDateTime: null, endDateTime: null }),
        ]}
      />,
    );
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Sunday, May 3, 2026Today',
      'No start yet',
    ]);
    const [, day = document.body] = screen.getAllByRole('list');
    const [first, second = day] = within(day).getAllByRole('listitem');
    expect(first).toHaveTextContent('09:05 AM – 12:00 PM');
    expect(first).toHaveTextContent('Tabling · Confirmed · Elmhurst');
    expect(first).toHaveTextContent('Bo Ek, Cleo Park');
    expect(second).toHaveTextContent('09:05 AM – 5/4/2026 01:00 AM');
    expect(within(second).getByRole('link', { name: 'Event 43' })).toBeVisible();
  });

  test.each([
    [{ view: 'agenda' }, 'Earliest first', ['Show latest first']],
    [
      { view: 'agenda', sort: 'event.startDateTime', order: 'desc' },
      'Latest first',
      ['Show earliest first'],
    ],
    [
      { view: 'agenda', sort: 'event.city' },
      'Sorted by city',
      ['Show earliest first', 'Show latest first'],
    ],
  ])('of %j shows its order and links to the others', (params, order, offered) => {
    const { container } = render(<AgendaOrder state={stateOf(params)} />);
    expect(container).toHaveTextContent(order);
    expect(texts(screen.getAllByRole('link'))).toEqual(offered);
  });
});

test('every view and the file keep the filters; the file has no page and no view', () => {
  const state = stateOf({ view: 'agenda', type: ['Tabling'], upcoming: '0' });
  render(<ScheduleViews state={state} today={TODAY} />);
  expect(hrefOf('Month')).toBe('/myoutreach?view=month&type=Tabling&upcoming=0');
  expect(hrefOf('Table')).toBe('/myoutreach?view=table&type=Tabling&upcoming=0');
  expect(hrefOf('Download calendar (.ics)')).toBe('/myoutreach/calendar?type=Tabling&upcoming=0');
});

test.each([
  [{}, ['Table']],
  [{ view: 'gantt' }, ['Table']],
  [{ view: 'month' }, ['Month']],
  [{ days: 'week' }, ['This week', 'Agenda']],
  [{ days: 'next-30', view: 'table' }, ['Next 30 days', 'Table']],
  [{ upcoming: '0', from: '2024-05-04', to: '2026-05-03' }, ['Past', 'Table']],
  [{ view: 'waiting' }, ['Waiting for numbers']],
])('of %j the current links are %j', (params, names) => {
  render(<ScheduleViews state={stateOf(params)} today={TODAY} />);
  expect(texts(screen.getAllByRole('link', { current: true }))).toEqual(names);
});

describe('the month', () => {
  const state = stateOf({ view: 'month', type: ['Tabling'] });
  const show = (events: Event[]) =>
    render(<MonthGrid state={state} month="2026-05" events={events} today="2026-05-04" />);
  const day = (name: string) => screen.getByRole('cell', { name: new RegExp(name) });
  const linksOn = (name: string) => within(day(name)).queryAllByRole('link');

  test('shows an event on its first day with time, place and cancellation, and marks today', () => {
    const lastStatus = 'Cancelled';
    show([RESOURCE_FAIR, eventOf(43, { startDateTime: '2026-05-31T23:30:00', lastStatus })]);
    const [link] = linksOn('Sunday, May 3, 2026');
    expect(link).toHaveTextContent('09:05 AM Main hall');
    expect(link).toHaveAttribute('href', '/event/read/42');
    expect(texts(linksOn('Sunday, May 31, 2026'))).toEqual(['11:30 PM Cancelled Main hall']);
    expect(linksOn('Monday, May 4, 2026')).toEqual([]);
    const marked = screen.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current'));
    expect(marked).toEqual([day('Monday, May 4, 2026')]);
  });

  test('shows four events on a day, and of five the first three and a link to the agenda of that day', () => {
    const on = (startDateTime: string, count: number) =>
      Array.from({ length: count }, (_, at) => eventOf(at, { startDateTime }));
    show([...on('2026-05-03T10:00:00', 4), ...on('2026-05-05T10:00:00', 5)]);
    expect(linksOn('Sunday, May 3, 2026')).toHaveLength(4);
    const links = linksOn('Tuesday, May 5, 2026');
    expect(links).toHaveLength(4);
    expect(links[3]).toHaveAccessibleName('2 more on Tuesday, May 5, 2026');
    expect(links[3]).toHaveAttribute(
      'href',
      '/myoutreach?view=agenda&type=Tabling&upcoming=0&from=2026-05-05&to=2026-05-05',
    );
  });
});
