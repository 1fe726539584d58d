/** A page in the browser of a signed-in employee, with router, messages and XSRF token. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import type { ReactNode } from 'react';
import { Messages } from '@/components/ui/messages';
import { recordingRouter, setXsrfCookie } from './browser';

const TOKEN = 'c2f7b1de-xsrf';

/** Responds only to requests with the token of the cookie. */
export const wire = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });

/** `went` lists the navigations. */
export function showPage(page: ReactNode) {
  setXsrfCookie(TOKEN);
  const went: string[] = [];
  const router = recordingRouter(went);
  const withRouter = (shown: ReactNode) => (
    <AppRouterContext.Provider value={router}>
      <main>{shown}</main>
      <Messages />
    </AppRouterContext.Provider>
  );
  const { rerender, ...view } = render(withRouter(page));
  const user = userEvent.setup();
  // Headless UI assigns `focus`, which user-event has made read-only.
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    value: HTMLElement.prototype.focus,
    configurable: true,
    writable: true,
  });
  return { ...view, user, went, showAgain: (next: ReactNode) => rerender(withRouter(next)) };
}

export const main = () => screen.getByRole('main');
export const button = (name: string) => screen.getByRole('button', { name });
