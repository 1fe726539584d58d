/** One chosen out of a long list, as the text of a form: its id, a blank, and what it is called; empty for none. */

export interface Choice {
  id: number;
  text: string;
}

export function choiceText(choice: Choice | null): string {
  return choice ? `${choice.id} ${choice.text}` : '';
}

/** Null for no choice. */
export function readChoice(text: string): Choice | null {
  const [, id, name = ''] = /^([1-9]\d*) (.*)$/s.exec(text) ?? [];
  return id === undefined ? null : { id: Number(id), text: name };
}

/**
 * `theirs` in the words of `mine` where both choose the same: the backend calls one thing differently in different
 * places, and renaming it is no change of what was chosen.
 */
export function sameChoice(theirs: string, ...mine: string[]): string {
  const id = readChoice(theirs)?.id;
  return mine.find((text) => id !== undefined && readChoice(text)?.id === id) ?? theirs;
}
