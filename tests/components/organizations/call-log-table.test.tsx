/** The call logs of an organization. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallLogTable } from '@/components/organizations/call-log-table';
import type { CallLogNote } from '@/lib/legacy/notes';
import { CALL, RIGHT_TO_LEFT, texts } from './elm-library';

const showCallLogs = (...callLogs: CallLogNote[]) =>
  render(<CallLogTable organization="Elm Library" callLogs={callLogs} />);

const open = () => userEvent.click(screen.getByText('View Call Logs'));

test('call logs are folded away, with their number, until somebody wants to see them', async () => {
  showCallLogs(CALL, { ...CALL, noteId: 32 });
  expect(screen.getByText('2')).toBeVisible();
  expect(screen.getByText('Past call log date')).not.toBeVisible();
  await open();
  expect(screen.getByText('Past call log date')).toBeVisible();
});

test('a call log is told with comment, both dates and people, call date and registration site', async () => {
  showCallLogs(CALL);
  await open();
  expect(screen.getByRole('table', { name: 'Call Log(s) for Elm Library' })).toBeVisible();
  expect(texts(screen.getAllByRole('row')[1])).toEqual([
    'Asked for\nschedules',
    '2/3/2026 12:30 AM',
    'Bo Ek',
    '2/4/2026 02:30 PM',
    'Cleo Park',
    '2/2/2026 12:00 PM',
    'Yes',
    'View call log of 2/3/2026 12:30 AM',
  ]);
});

test('View leads to the call log, not to the note', async () => {
  showCallLogs(CALL);
  await open();
  expect(screen.getByRole('link', { name: 'View call log of 2/3/2026 12:30 AM' })).toHaveAttribute(
    'href',
    '/calllog/12',
  );
});

test('what is not known stays empty', async () => {
  showCallLogs({
    ...CALL,
    text: null,
    createdBy: null,
    lastModifiedDate: null,
    lastModifiedBy: null,
    callLogDate: null,
    registrationSite: false,
  });
  await open();
  expect(texts(screen.getAllByRole('row')[1]).slice(0, 7)).toEqual([
    '',
    '2/3/2026 12:30 AM',
    '',
    '',
    '',
    '',
    'No',
  ]);
});

test('a comment that reads from right to left is kept apart from what stands beside it', async () => {
  showCallLogs({ ...CALL, text: RIGHT_TO_LEFT });
  await open();
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test('without call logs the panel says so', async () => {
  showCallLogs();
  await open();
  expect(screen.getByText('No call logs were found...')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
