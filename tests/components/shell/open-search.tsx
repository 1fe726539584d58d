/** The search of the top bar, opened, and the wire below it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import nock from 'nock';
import { SWRConfig } from 'swr';
import { Search } from '@/components/shell/search';

export const field = () => screen.getByRole('textbox', { name: 'Search' });
export const opener = () => screen.getByRole('button', { name: 'Search' });

let goTo: (page: string) => void = () => {};

/** Another page has come, around the same top bar. */
export const arriveAt = (page: string) => act(() => goTo(page));

/** With a memory of its own, so that no test is answered out of another one's. */
export async function openSearch() {
  const answers = new Map();
  const bar = (page: string) => (
    <PathnameContext.Provider value={page}>
      <SWRConfig value={{ provider: () => answers }}>
        <Search />
      </SWRConfig>
    </PathnameContext.Provider>
  );
  const { rerender } = render(bar('/organizations'));
  goTo = (page) => rerender(bar(page));
  const user = userEvent.setup();
  await user.click(opener());
  await screen.findByRole('textbox', { name: 'Search' });
  return user;
}

/** All at once, so that how fast the machine is does not decide where typing rests. */
export const enter = (text: string) => fireEvent.change(field(), { target: { value: text } });

export const asked = (text: string) =>
  nock('http://localhost').get(`/api/elasticsearch/multi-field-index/${encodeURIComponent(text)}`);

export const answerOf = (...hits: object[]) => ({ totalHits: { value: hits.length }, hits });

export const organization = (id: string, orgname: string | null) => ({
  index: 'organizations',
  sourceAsMap: { id, orgname },
});

/** Types, and lets typing come to rest without waiting for it. */
export function enterAndRest(text: string): void {
  jest.useFakeTimers();
  enter(text);
  // Until typing rests, and until the request that follows has begun.
  for (const _ of [1, 2]) act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
}
