/** Links of ours, under the App Router's own Link: that is the one which loads pages ahead. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { AppLink, NewTabLink } from '@/components/ui/app-link';

/** Elements that wait to be seen, so that what they lead to can be loaded. */
const mockWatched = new Set<Element>();

// The compiler of pages puts this one in the place of `next/link`; jest resolves the Pages Router's.
jest.mock('next/link', () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = (element: Element) => mockWatched.add(element);
      unobserve = (element: Element) => mockWatched.delete(element);
    },
  });
  return jest.requireActual('next/dist/client/app-dir/link');
});
// What reads pages once they have come. None comes here, and only a bundler could load it.
jest.mock('react-server-dom-webpack/client', () => ({}), { virtual: true });

const prefetch = jest.fn();

const router = {
  bfcacheId: '',
  prefetch,
  push: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
};

const showUnderRouter = (link: ReactNode) =>
  render(<AppRouterContext.Provider value={router}>{link}</AppRouterContext.Provider>);

test('a link of ours loads nothing by being seen, hovered or focused', async () => {
  showUnderRouter(<AppLink href="/organizations">Organizations</AppLink>);
  const link = screen.getByRole('link', { name: 'Organizations' });
  await userEvent.hover(link);
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(mockWatched).not.toContain(link);
  expect(prefetch).not.toHaveBeenCalled();
});

test('the same link without our rule would wait to be seen', () => {
  showUnderRouter(<Link href="/organizations">Organizations</Link>);
  expect(mockWatched).toContain(screen.getByRole('link', { name: 'Organizations' }));
});

test('a link to another tab says so and gives that tab no hold on this one', () => {
  render(<NewTabLink href="/organization/read/5">Elm Library</NewTabLink>);
  const link = screen.getByRole('link', { name: 'Elm Library (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
