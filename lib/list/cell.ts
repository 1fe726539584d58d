/**
 * What a cell of a list shows, as data: the server makes it of a row, one component draws it, and of a row nothing else
 * travels to the browser.
 */
export type Cell = string | null | CellLink | CellLink[] | { lines: string[] };

export interface CellLink {
  href: string;
  text: string;
  /** Read out behind the text, where the text alone does not say what it is about. */
  about?: string;
  newTab?: true;
}

export const link = (href: string, text: string): CellLink => ({ href, text });

/** A link that leaves the list where it is. */
export const newTabLink = (href: string, text: string): CellLink => ({ href, text, newTab: true });

export const editLink = (href: string, about: string): CellLink => ({ href, text: 'Edit', about });

/** Each on a line of its own. */
export const lines = (texts: string[]): Cell => ({ lines: texts });
