'use client';
/**
 * Leaves a signed-in screen as soon as the employee signs out, in this tab or in another, or another employee signs
 * in. What was typed comes back as a draft when the same employee signs in again.
 */
import { useEffect } from 'react';
import { SHOWN_COOKIES } from '@/lib/browser/shown-cookies';
import { signInPath } from '@/lib/routes';

/** How long a logout form of this tab may take to bring its own page, in milliseconds. */
const LOGOUT_MS = 10_000;

let loggingOut = false;

/** To be called when the logout form of this tab is sent: the browser is about to leave by itself. */
export function expectLogout(): void {
  loggingOut = true;
}

export function useSessionWatch(): void {
  useEffect(() => {
    const employee = namesInCookies();
    const check = () => {
      if (isSignedOut() || isOtherEmployee(employee)) leave();
    };
    // Tells of changes at once, in every tab. Browsers without it notice when the tab is looked at.
    const store = 'cookieStore' in window ? window.cookieStore : null;
    store?.addEventListener('change', check);
    window.addEventListener('focus', check);
    // Back and Forward may show a page from memory.
    window.addEventListener('pageshow', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      store?.removeEventListener('change', check);
      window.removeEventListener('focus', check);
      window.removeEventListener('pageshow', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}

/** A session that has expired removes the cookie instead: its screen stays and offers the sign-in. */
function isSignedOut(): boolean {
  return cookie(SHOWN_COOKIES.isAuth) === 'false';
}

/** `employee`: the names when the screen was opened; blank where there were none to compare with. */
function isOtherEmployee(employee: string): boolean {
  if (employee.trim() === '' || cookie(SHOWN_COOKIES.isAuth) !== 'true') return false;
  return employee !== namesInCookies();
}

function namesInCookies(): string {
  return `${cookie(SHOWN_COOKIES.firstName)} ${cookie(SHOWN_COOKIES.lastName)}`;
}

/** Decoded: other programs write these cookies as plain text. */
function cookie(name: string): string {
  const pairs = document.cookie.replaceAll('; ', '&').replaceAll('+', '%2B');
  return new URLSearchParams(pairs).get(name) ?? '';
}

let leaving = false;

function leave(): void {
  if (leaving) return;
  leaving = true;
  document.documentElement.style.visibility = 'hidden';
  const go = () => {
    // Drafts are kept, and a question of the browser would keep the screen as well.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    const { pathname, search } = window.location;
    window.location.replace(signInPath(`${pathname}${search}`));
  };
  window.setTimeout(go, loggingOut ? LOGOUT_MS : 0);
}
