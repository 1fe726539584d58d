/** Events by day, and what leads from one view of the schedule to the others. */
import { render, screen, within } from '@testing-library/react';
import { Agenda, AgendaOrder } from '@/components/events/agenda';

import { ScheduleViews } from '@/components/events/schedule-views';
import { mySchedule } from '@/lib/list/definitions/events';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { scheduleView } from '@/lib/list/schedule-state';
import { RESOURCE_FAIR } from './resource-fair';

const stateOf = (params: SearchParams) => parseListState(mySchedule, params);

test('events of one day stand under it in their order, with all that is known of them', () => {
  render(
    <Agenda
      today="2026-05-03"
      events={[
        RESOURCE_FAIR,
        { ...RESOURCE_FAIR, eventId: 43, location: null, endDateTime: '2026-05-04T01:00:00' },
        { ...RESOURCE_FAIR, eventId: 44, startDateTime: null, endDateTime: null },
      ]}
    />,
  );
  const [today, none] = screen.getAllByRole('heading', { level: 2 });
  expect(today).toHaveTextContent('Sunday, May 3, 2026Today');
  expect(none).toHaveTextContent('No start yet');
  const [first, second] = within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('09:05 AM – 12:00 PM');
  expect(first).toHaveTextContent('Tabling · Confirmed · Elmhurst');
  expect(first).toHaveTextContent('Bo Ek, Cleo Park');
  expect(second).toHaveTextContent('09:05 AM – 5/4/2026 01:00 AM');
  expect(within(second ?? document.body).getByRole('link', { name: 'Event 43' })).toBeVisible();
});

test.each([
  [{}, 'Latest first', ['Show earliest first']],
  [{ sort: 'event.startDateTime', order: 'asce' }, 'Earliest first', ['Show latest first']],
  [{ sort: 'event.city' }, 'Sorted by city', ['Show earliest first', 'Show latest first']],
])('an agenda of %j says how it is sorted and offers the rest', (params, said, offered) => {
  const { container } = render(<AgendaOrder definition={mySchedule} state={stateOf(params)} />);
  expect(container).toHaveTextContent(said);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(offered);
});

test('every view, and the file, keeps the filters; the file knows no page and no view', () => {
  const state = stateOf({ view: 'month', month: '2026-05', type: ['Tabling'], upcoming: '0' });
  render(<ScheduleViews state={state} view={scheduleView(state)} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Agenda')).toBe('/myoutreach?view=agenda&type=Tabling&upcoming=0');
  expect(href('Table')).toBe('/myoutreach?view=table&type=Tabling&upcoming=0');
  expect(href('Download calendar (.ics)')).toBe('/myoutreach/calendar?type=Tabling&upcoming=0');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Month');
});

test('an address that names no view marks the one that its width shows', () => {
  render(<ScheduleViews state={stateOf({ view: 'gantt' })} view={null} />);
  const marked = screen.getAllByRole('link', { current: true });
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Table', 'Agenda']);
});
