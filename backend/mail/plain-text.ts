/** Text of people's, fit for a mail: without the control characters that neither mail nor calendar may hold. */

/** Line breaks, tabs and everything that can be seen stay. */
export function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, '');
}

/** For headers and names. */
export function oneLine(text: string): string {
  return plainText(text.replace(/\s+/g, ' ')).trim();
}
