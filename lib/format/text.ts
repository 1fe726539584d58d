export function fullName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

export function yesNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}

/** Normalizes line breaks as a text area does; otherwise the text would count as changed. */
export function editableText(text: string | null): string {
  return text?.replace(/\r\n?/g, '\n') ?? '';
}

/** Characters that a note may have when it is edited in its row. A longer one keeps its length. */
export function inlineLimit(text: string | null): number {
  return Math.max(100, editableText(text).length);
}

const COUNT = new Intl.NumberFormat('en-US');

/** `3,661`. */
export const formatCount = (count: number) => COUNT.format(count);

/** Removes case and accents for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

export function digitsOf(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '');
}

/** `3125550142` prints as `312-555-0142`. */
export function formatPhone(phone: string | null): string {
  const digits = digitsOf(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}
