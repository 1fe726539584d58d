/** Enters text into a field as a person would, so that React hears of it. */

export type TextControl = HTMLInputElement | HTMLTextAreaElement;
export type Caret = readonly [start: number | null, end: number | null];

export function enterText(field: TextControl, text: string, caret?: Caret): void {
  // React compares with what it set last, through the element's own property; so that is set before.
  field.value = field.defaultValue;
  const kind: unknown = Object.getPrototypeOf(field);
  if (typeof kind === 'object')
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret && field === document.activeElement) setCaret(field, caret);
}

/** Fields such as those of dates have no caret that can be set. */
export function setCaret(field: TextControl, [start, end]: Caret): void {
  if (start !== null) field.setSelectionRange(start, end);
}
