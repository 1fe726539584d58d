/** What texts the backend can take. No zod here: forms in the browser use it before anything is saved. */

/** The longest text of one line, and the longest note, that a body of ours carries; the legacy names no limits (legacy-api.md §7.17). */
export const TEXT_MAXIMUM = 4000;
export const NOTE_MAXIMUM = 20_000;
export const PATH_TEXT_MAXIMUM = 200;

/**
 * Characters that no encoding carries through the backend's firewall: `/ \ % ;` and controls (§1.14);
 * and halves of a character, which cannot be encoded at all.
 */
const UNSAFE_IN_PATH = /[/\\%;\p{Cc}\p{Cs}]/gu;

/** Free text as the backend can take it: unsafe characters become blanks. May come out empty. */
export function safePathText(text: string): string {
  const safe = text.replace(UNSAFE_IN_PATH, ' ').replace(/\s+/g, ' ').trim();
  // These two are removed by URL normalisation, encoded or not.
  return safe === '.' || safe === '..' ? '' : safe;
}

/** What `safePathText` does to a text, for telling the person who typed it. */
export interface PathTextChange {
  safe: string;
  /** What gave way, each once, in words where it has no sign to show; empty when nothing did. */
  replaced: string[];
}

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

/** Whether a lookup's description arrives unchanged in a path. */
export function fitsPath(text: string): boolean {
  if (text.length > PATH_TEXT_MAXIMUM || safePathText(text) === '') return false;
  return pathTextChange(text).replaced.length === 0;
}
