'use client';
import { useEffect } from 'react';
import { SHOWN_COOKIES } from '@/lib/browser/shown-cookies';
import { signInPath } from '@/lib/routes';

/** Milliseconds that the logout form of this tab has to navigate by itself. */
const LOGOUT_MS = 10_000;

let loggingOut = false;

/** Called when the logout form of this tab is submitted. */
export function expectLogout(): void {
  loggingOut = true;
}

/**
 * Leaves the screen as soon as the employee signs out, in this tab or another, or another employee signs in. Input is
 * kept as a draft.
 */
export function useSessionWatch(): void {
  useEffect(() => {
    const employee = namesInCookies();
    const check = () => {
      if (isSignedOut() || isOtherEmployee(employee)) leave();
    };
    const sources: [EventTarget, string][] = [
      [window, 'focus'],
      // Back and Forward may show a page from the browser's memory.
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ];
    // Reports changes of all tabs at once. Not every browser has it.
    if ('cookieStore' in window) sources.push([window.cookieStore, 'change']);
    for (const [source, type] of sources) source.addEventListener(type, check);
    return () => {
      for (const [source, type] of sources) source.removeEventListener(type, check);
    };
  }, []);
}

/** An expired session removes the cookie instead: its screen stays and offers the sign-in. */
function isSignedOut(): boolean {
  return cookie(SHOWN_COOKIES.isAuth) === 'false';
}

/** `employee`: the names when the screen was opened; blank if the cookies were missing. */
function isOtherEmployee(employee: string): boolean {
  if (employee.trim() === '' || cookie(SHOWN_COOKIES.isAuth) !== 'true') return false;
  return employee !== namesInCookies();
}

function namesInCookies(): string {
  return `${cookie(SHOWN_COOKIES.firstName)} ${cookie(SHOWN_COOKIES.lastName)}`;
}

/** Other programs write these cookies unencoded. */
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
    // The question of a leave guard would keep the screen open. The drafts are stored.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    const { pathname, search } = window.location;
    window.location.replace(signInPath(`${pathname}${search}`));
  };
  window.setTimeout(go, loggingOut ? LOGOUT_MS : 0);
}
