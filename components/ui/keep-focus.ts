import { flushSync } from 'react-dom';

/**
 * Makes a change of the page; when what had the focus went with it, what stands nearest gets the focus, so that
 * whoever works without a mouse goes on where they were.
 */
export function keepFocus(change: () => void, nearest: () => HTMLElement | null | undefined): void {
  flushSync(change);
  if (document.activeElement === document.body) nearest()?.focus();
}
