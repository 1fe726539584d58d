/** The warning of a record that is there already: links to likely ones, nothing before the third character. */
import { act, render, screen } from '@testing-library/react';
import nock from 'nock';
import { SWRConfig } from 'swr';
import { LikelyMatches } from '@/components/forms/likely-matches';

const hits = [
  { index: 'contacts', sourceAsMap: { id: '4', firstName: 'Elm', lastName: 'Ek' } },
  { index: 'organizations', sourceAsMap: { id: '5', orgname: 'Elm Library' } },
  { index: 'events', sourceAsMap: { id: '6', eventName: 'Elm fair', location: null } },
];

const matchesOf = (typed: string) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <LikelyMatches index="organizations" typed={typed} />
  </SWRConfig>
);

test('organizations like the typed name are linked in a new tab, and nothing else is', async () => {
  nock('http://localhost')
    .get('/api/elasticsearch/multi-field-index/Elm')
    .reply(200, { totalHits: { value: 3 }, hits });
  const { rerender } = render(matchesOf('Elm'));
  const link = await screen.findByRole('link', { name: 'Org. | Elm Library (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/organization/read/5');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(matchesOf('El '));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('of events the name and the place are shown', async () => {
  nock('http://localhost')
    .get('/api/elasticsearch/multi-field-index/Elm')
    .reply(200, { totalHits: { value: 3 }, hits });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LikelyMatches index="events" typed="Elm" />
    </SWRConfig>,
  );
  const link = await screen.findByRole('link', { name: /^Event \| Elm fair/ });
  expect(link).toHaveAttribute('href', '/event/read/6');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('nothing is said where the search finds nothing or fails', async () => {
  const asked = nock('http://localhost').get('/api/elasticsearch/multi-field-index/Oak').reply(500);
  render(matchesOf('Oak'));
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  await act(() => new Promise((rested) => setTimeout(rested, 400)));
  expect(asked.isDone()).toBe(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
