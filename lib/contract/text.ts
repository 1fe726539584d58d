/** Texts that the backend accepts. Without zod, because forms in the browser import it. */

/** Characters at most: a text of one line, a note, a text in a path. Not limits of the backend (legacy-api.md §7.17). */
export const TEXT_MAXIMUM = 4000;
export const NOTE_MAXIMUM = 20_000;
export const PATH_TEXT_MAXIMUM = 200;

/**
 * Characters that the backend's firewall rejects in every encoding (`/ \ % ;` and controls, §1.14), and lone surrogates,
 * which cannot be encoded.
 */
const UNSAFE_IN_PATH = /[/\\%;\p{Cc}\p{Cs}]/gu;

/** Replaces unsafe characters by blanks. May return an empty text. */
export function safePathText(text: string): string {
  const safe = text.replace(UNSAFE_IN_PATH, ' ').replace(/\s+/g, ' ').trim();
  // URL normalization removes these two, encoded or not.
  return safe === '.' || safe === '..' ? '' : safe;
}

/** The change of a text by `safePathText`, for a message to the user. */
export interface PathTextChange {
  safe: string;
  /** The replaced characters, each once, by their names where they are invisible. */
  replaced: string[];
}

/** As `safePathText`, with the replaced characters. */
export function pathTextChange(text: string): PathTextChange {
  const safe = safePathText(text);
  const unsafe = (text.match(UNSAFE_IN_PATH) ?? []).map(shownName);
  const onlyDots = safe === '' && text.includes('.') ? ['.'] : [];
  return { safe, replaced: [...new Set([...unsafe, ...onlyDots])] };
}

function shownName(character: string): string {
  if (character === '\n' || character === '\r') return 'line break';
  if (character === '\t') return 'tab';
  return /[/\\%;]/.test(character) ? character : 'invisible character';
}

/** Whether `safePathText` leaves a lookup's description unchanged, and its length is allowed. */
export function fitsPath(text: string): boolean {
  if (text.length > PATH_TEXT_MAXIMUM || safePathText(text) === '') return false;
  return pathTextChange(text).replaced.length === 0;
}
