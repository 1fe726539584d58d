/** The browser of component tests: its cookie, links, forms and router. jsdom cannot navigate, so navigations are recorded. */
import { act } from '@testing-library/react';

/** Sets the cookie of a signed-in browser. */
export function setXsrfCookie(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other synchronous way
  document.cookie = `XSRF-TOKEN=${token}`;
}

/** True when the browser would show its confirmation before it leaves the page. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** Ends the time in which removals can be undone, as leaving the page does. */
export function completeRemovals(): void {
  act(() => void window.dispatchEvent(new Event('pagehide')));
}

/** Next's router, which appends the navigations to `went`. */
export function recordingRouter(went: string[]) {
  const stay = () => undefined;
  return {
    ...{ forward: stay, prefetch: stay, bfcacheId: 'page' },
    push: (href: string) => void went.push(href),
    replace: (href: string) => void went.push(`replace ${href}`),
    refresh: () => void went.push('refresh'),
    back: () => {
      went.push('back');
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
  };
}

/** Listens during each test of the file. The returned function gives the records of the current test. */
function recorded<Kind extends 'click' | 'submit', Entry>(
  kind: Kind,
  capture: boolean,
  read: (event: WindowEventMap[Kind]) => Entry | undefined,
): () => Entry[] {
  let entries: Entry[] = [];
  const onEvent = (event: WindowEventMap[Kind]) => {
    const entry = read(event);
    if (entry === undefined) return;
    event.preventDefault();
    entries.push(entry);
  };
  beforeEach(() => {
    entries = [];
    window.addEventListener(kind, onEvent, { capture });
  });
  afterEach(() => window.removeEventListener(kind, onEvent, { capture }));
  return () => entries;
}

/** Addresses of clicked links. Call it once in a test file. */
export function followedLinks(): () => string[] {
  // Before React, which would navigate.
  return recorded('click', true, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link ? (link.getAttribute('href') ?? '') : undefined;
  });
}

interface SentForm {
  method: string;
  action: string;
  fields: [name: string, value: string][];
}

/** Forms that the browser would send. Call it once in a test file. */
export function sentForms(): () => SentForm[] {
  // After React, which may have prevented it.
  return recorded(
    'submit',
    false,
    ({ target, submitter, defaultPrevented }): SentForm | undefined => {
      if (defaultPrevented || !(target instanceof HTMLFormElement)) return undefined;
      const fields = [...new FormData(target, submitter)];
      return {
        method: target.method,
        action: target.getAttribute('action') ?? '',
        fields: fields.map(([name, value]) => [name, String(value)]),
      };
    },
  );
}
