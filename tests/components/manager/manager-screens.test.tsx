/** The manager's pages without a presenter, and with a failing backend. */
import { screen } from '@testing-library/react';
import { startListBackend } from '@/tests/components/list/list-backend';
import { eventRow } from '@/tests/support/legacy-rows';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';
import { visitScreen } from '@/tests/support/staff-screen';

setSettings();

const visit = async (address: string, ...failing: string[]) => {
  startListBackend(() => eventRow()).failing = failing;
  const cookies = await signedInCookies({ managerialAccess: true });
  expect(await visitScreen(address, cookies)).toBeNull();
};

describe.each(['/manager-reports', '/manager-dashboard'])('%s', (path) => {
  test.each([
    ['', 'Choose an MOC above to see their events.'],
    ['?presenter=9', 'This MOC is not an active presenter. Choose another MOC.'],
  ])('shows no events without an active presenter (%j)', async (query, text) => {
    await visit(`${path}${query}`);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Ann Bee')).toBeVisible();
    expect(screen.queryByText(/^MOC:/)).toBeNull();
  });

  test('reports failed presenters and events, and can be retried', async () => {
    const address = `${path}?presenter=4`;
    await visit(address, 'presenter-events', 'dashboard', 'activePresenters');
    expect(screen.getByText('Error occurred in retrieving Presenters.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'MOC: Presenter 4' })).toBeVisible();
    const [retry] = screen.getAllByText('Try again');
    expect(retry).toHaveAttribute('href', address);
  });
});

test('shows past events in the report by default', async () => {
  await visit('/manager-reports?presenter=4');
  expect(screen.getByLabelText('Show only upcoming events')).not.toBeChecked();
});
