/** The timeline of an organization. */
import { screen, within } from '@testing-library/react';
import { Timeline } from '@/components/organizations/timeline';
import { timelineOf } from '@/components/organizations/timeline-items';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { showPage } from '@/tests/support/form-page';

const TODAY = '2026-11-22';
const note = (noteId: number, day: string, createdBy: string, text = 'Sent flyers') => ({
  ...{ noteId, text, createDate: `${day}T09:00:00`, createdBy },
  ...{ lastModifiedDate: null, lastModifiedBy: null },
});
const callLog = (callId: number, day: string, createdBy: string, past: string | null = null) => ({
  ...note(callId, day, createdBy, 'Spoke about rides'),
  ...{ callId, callLogDate: past && `${past}T00:00:00`, registrationSite: false },
});
const event = (eventId: number, start: string | null, presenters: string[]) => ({
  ...{ eventId, location: 'Main hall', eventType: 'Fair', presenters },
  ...{ startDateTime: start && `${start}T10:00:00`, endDateTime: start && `${start}T11:00:00` },
});

const ITEMS = timelineOf(
  [note(1, '2026-10-01', 'Bo Ek', 'x'.repeat(300))],
  [
    callLog(7, '2026-11-01', 'Ann Bee'),
    // Entered later for a day in the past.
    callLog(8, '2026-11-20', 'Bo Ek', '2025-03-04'),
  ],
  [
    event(42, '2026-12-08', ['Ann Bee', 'Bo Ek']),
    event(43, '2027-01-05', []),
    event(44, '2026-05-03', []),
    event(45, null, []),
  ],
  TODAY,
);

const rows = () => within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
const kinds = () => rows().map((row) => row.firstChild?.textContent);

test('has notes, call logs and events, newest first, with the last call log and the next event on top', async () => {
  const { container } = showPage(<Timeline items={ITEMS} now={`${TODAY}T12:00:00`} missing={[]} />);
  expect(kinds()).toEqual([
    ...['Event to come', 'Event to come', 'Call log', 'Note', 'Event', 'Call log', 'Event'],
  ]);
  expect(screen.getByText(/Last spoke with/)).toHaveTextContent(
    'Last spoke with Ann Bee on Sun, Nov 1',
  );
  expect(screen.getByText(/Next event/)).toHaveTextContent(
    'Next event: Tue, Dec 8, 10:00–11:00 AM, Main hall · Fair',
  );
  const [, , call, written] = rows();
  expect(within(call ?? container).getByRole('link')).toHaveAttribute('href', '/calllog/7');
  expect(written).toHaveTextContent(`${'x'.repeat(200)}…`);
  expect(rows()[5]).toHaveTextContent('Tue, Mar 4, 2025');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('is filtered by kind and by person', async () => {
  const { user } = showPage(<Timeline items={ITEMS} now={`${TODAY}T12:00:00`} missing={[]} />);
  await user.selectOptions(screen.getByLabelText('Show'), 'Call log');
  expect(kinds()).toEqual(['Call log', 'Call log']);
  await user.selectOptions(screen.getByLabelText('By'), 'Ann Bee');
  expect(kinds()).toEqual(['Call log']);
  await user.selectOptions(screen.getByLabelText('Show'), 'Note');
  expect(screen.getByText('Nothing matches.')).toBeVisible();
});

test('shows ten rows first, and names what could not be loaded', async () => {
  const many = timelineOf(
    Array.from({ length: 12 }, (_, at) => note(at, '2026-10-01', 'Bo Ek')),
    [],
    [],
    TODAY,
  );
  const { user } = showPage(<Timeline items={many} now={TODAY} missing={['call logs']} />);
  expect(rows()).toHaveLength(10);
  expect(screen.getByText('Could not be loaded: call logs.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(rows()).toHaveLength(12);
});
