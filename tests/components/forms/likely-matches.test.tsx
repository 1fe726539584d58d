/** The warning of existing records with a similar name. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LikelyMatches } from '@/components/forms/likely-matches';
import { hitOf, organization, requested } from '@/tests/components/shell/open-search';

const hits = [
  hitOf('contacts', '4', { firstName: 'Elm', lastName: 'Ek' }),
  organization('5', 'Elm Library'),
  hitOf('events', '6', { eventName: 'Elm fair', location: null }),
];

const matchesOf = (typed: string, index: 'organizations' | 'events' = 'organizations') => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <LikelyMatches index={index} typed={typed} />
  </SWRConfig>
);

test.each([
  ['organizations', 'Org. | Elm Library', '/organization/read/5'],
  ['events', 'Event | Elm fair', '/event/read/6'],
] as const)(
  '%s with a similar name are linked in a new tab, from the third character on',
  async (index, text, href) => {
    requested('Elm').reply(200, { totalHits: { value: 3 }, hits });
    const { rerender } = render(matchesOf('Elm', index));
    const link = await screen.findByRole('link', { name: `${text} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    rerender(matchesOf('El ', index));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('a failed search shows nothing', async () => {
  const failing = requested('Oak').reply(500);
  render(matchesOf('Oak'));
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(failing.isDone()).toBe(true));
  await act(async () => undefined);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
