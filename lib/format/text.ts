/** Small texts of the screens: names of people, yes and no, what is being edited. */

/** First and last name, either of which may be missing. */
export function fullName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

export function yesNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}

/** Longer text as a text area holds it, which knows one kind of line break; otherwise it would count as changed unread. */
export function editableText(text: string | null): string {
  return text?.replace(/\r\n?/g, '\n') ?? '';
}

const COUNT = new Intl.NumberFormat('en-US');

/** `3,661`. */
export const formatCount = (count: number) => COUNT.format(count);

/** Characters that a note may have when it is edited in its row. A longer one keeps its length. */
export function inlineLimit(text: string | null): number {
  return Math.max(100, editableText(text).length);
}
