/** Moves focus and caret, and enters text into a field. */
import { flushSync } from 'react-dom';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;
export type Caret = readonly [start: number | null, end: number | null];

/** Applies a change of the page. If the focused element is removed by it, focuses `nearest`. */
export function keepFocus(change: () => void, nearest: () => HTMLElement | null | undefined): void {
  flushSync(change);
  if (document.activeElement === document.body) nearest()?.focus();
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** How far an arrow key moves the focus in a list; null for any other key. */
export const arrowStep = (key: string): number | null => STEPS[key] ?? null;

/** Focuses the neighbour of the focused element among the matches of `selector`, wrapping around at both ends. */
export function moveFocus(container: HTMLElement | null, selector: string, step: number): void {
  const stops = [...(container?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? stops.indexOf(active) : -1;
  const next = at === -1 && step < 0 ? stops.length - 1 : at + step;
  stops[(next + stops.length) % stops.length]?.focus();
}

/** Enters text into a controlled field as if it was typed. */
export function enterText(field: TextControl, text: string, caret?: Caret): void {
  // React ignores an input event when the value equals the last one set through the element's own property.
  field.value = field.defaultValue;
  const kind: unknown = Object.getPrototypeOf(field);
  if (typeof kind === 'object')
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret && field === document.activeElement) setCaret(field, caret);
}

/** Does nothing for fields without a caret, such as date fields. */
export function setCaret(field: TextControl, [start, end]: Caret): void {
  if (start !== null) field.setSelectionRange(start, end);
}
