/** The warning of existing records with a similar name. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Matches } from '@/components/forms/matches';
import { hitOf, organization, requested } from '@/tests/components/shell/open-search';

const hits = [
  hitOf('contacts', '4', { firstName: 'Elm', lastName: 'Ek' }),
  organization('5', 'Elm Library'),
  hitOf('events', '6', { eventName: 'Elm fair', location: null }),
];

const showMatches = (typed: string, index: 'organizations' | 'events' = 'organizations') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Matches index={index} typed={typed} />
    </SWRConfig>,
  );

test.each([
  ['organizations', 'Org. | Elm Library', '/organization/read/5'],
  ['events', 'Event | Elm fair', '/event/read/6'],
] as const)('links %s with a similar name in a new tab', async (index, text, href) => {
  requested('Elm').reply(200, { totalHits: { value: 3 }, hits });
  showMatches('Elm', index);
  const link = await screen.findByRole('link', { name: `${text} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('shows nothing after a failed search', async () => {
  const failing = requested('Oak').reply(500);
  showMatches('Oak');
  await waitFor(() => expect(failing.isDone()).toBe(true));
  await act(async () => undefined);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
