/** Small words of the screens: names of people, yes and no. */

/** First and last name, either of which may be missing. */
export function fullName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

export function yesNo(flag: boolean): string {
  return flag ? 'Yes' : 'No';
}
