/** The opened search of the top bar, and its requests. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import nock from 'nock';
import { SWRConfig } from 'swr';
import { Search } from '@/components/shell/search';

export const field = () => screen.getByRole('textbox', { name: 'Search' });
export const opener = () => screen.getByRole('button', { name: 'Search' });

let goTo: (page: string) => void = () => {};

/** Navigates to another page. */
export const arriveAt = (page: string) => act(() => goTo(page));

/** With its own SWR cache. */
export async function openSearch() {
  const cache = new Map();
  const bar = (page: string) => (
    <PathnameContext.Provider value={page}>
      <SWRConfig value={{ provider: () => cache }}>
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

/** In one event, so that the speed of the machine does not matter. */
export const enter = (text: string) => fireEvent.change(field(), { target: { value: text } });

export const requested = (text: string) =>
  nock('http://localhost').get(`/api/elasticsearch/multi-field-index/${encodeURIComponent(text)}`);

export const responseOf = (...hits: object[]) => ({ totalHits: { value: hits.length }, hits });

export const hitOf = (index: string, id: string, fields: object) => ({
  index,
  sourceAsMap: { id, ...fields },
});
export const organization = (id: string, orgname: string | null) =>
  hitOf('organizations', id, { orgname });

/** Enters a text and lets the debounce pass. */
export function enterAndWait(text: string): void {
  jest.useFakeTimers();
  enter(text);
  // The debounce, then the start of the request.
  for (const _ of [1, 2]) act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
}
