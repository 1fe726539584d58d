/** Links with the App Router's own Link, which prefetches. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import Link from 'next/link';
import { AppLink } from '@/components/ui/app-link';
import { recordingRouter } from '@/tests/support/browser';

/** Links that are prefetched once they are visible. */
const mockObserved = new Set<Element>();

// Next's compiler replaces `next/link` by this module; jest resolves the Pages Router's.
jest.mock('next/link', () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = (element: Element) => mockObserved.add(element);
      unobserve = (element: Element) => mockObserved.delete(element);
    },
  });
  return jest.requireActual('next/dist/client/app-dir/link');
});
// Parses loaded pages, of which there are none here, and needs a bundler.
jest.mock('react-server-dom-webpack/client', () => ({}), { virtual: true });

test('is not prefetched when it is visible, hovered or focused, unlike a link of Next', async () => {
  const prefetch = jest.fn();
  render(
    <AppRouterContext.Provider value={{ ...recordingRouter([]), prefetch }}>
      <AppLink href="/organizations">Organizations</AppLink>
      <Link href="/contacts">Contacts</Link>
    </AppRouterContext.Provider>,
  );
  const link = screen.getByRole('link', { name: 'Organizations' });
  await userEvent.hover(link);
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect([...mockObserved]).toEqual([screen.getByRole('link', { name: 'Contacts' })]);
  expect(prefetch).not.toHaveBeenCalled();
});
