/** Rows of the call log list. */
import { render, screen } from '@testing-library/react';
import { CallLogRows } from '@/components/call-logs/call-log-rows';
import { Table } from '@/components/ui/table';
import type { CallLog } from '@/lib/legacy/call-logs';
import { RIGHT_TO_LEFT, texts } from '@/tests/components/organizations/elm-library';
import { CALL_LOG } from './call-log-on-screen';

function showRow(change: Partial<CallLog> = {}) {
  render(
    <Table label="call logs" head={null}>
      <CallLogRows rows={[{ ...CALL_LOG, ...change }]} />
    </Table>,
  );
  return screen.getAllByRole('row')[1];
}

test('a row tells organization, status, who and when, past date and registration site', () => {
  expect(texts(showRow({ callLogDate: '2026-02-02T00:00:00' }))).toEqual([
    'Elm Library',
    'Active',
    'Bo Ek',
    '2/3/2026 12:30 AM',
    'Cleo Park',
    '2/4/2026 02:30 PM',
    '2/2/2026',
    'No',
    'Edit call log 12',
  ]);
});

test('organization and Edit lead to the call log', () => {
  showRow();
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', '/calllog/12');
  }
});

test.each([
  ['an organization', { organization: null }, 'Call log 12'],
  ['the name of its organization', { organization: { orgId: 5, orgname: '' } }, 'Organization 5'],
])('a call log without %s can be opened all the same', (_what, change, name) => {
  const row = showRow({ ...change, status: null, createdBy: null, callLogDate: null });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/calllog/12');
  expect(texts(row).slice(1, 3)).toEqual(['', '']);
});

test('names that read from right to left are kept apart from what stands beside them', () => {
  showRow({ organization: { orgId: 5, orgname: RIGHT_TO_LEFT } });
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});
