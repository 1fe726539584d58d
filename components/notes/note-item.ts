/** A note as every screen shows it, whichever of the backend's two forms it came in. */
import { editableText } from '@/lib/format/text';

export interface NoteItem {
  noteId: number;
  text: string | null;
  /** Wall clock. */
  createDate: string | null;
  createdBy: string | null;
  lastModifiedDate: string | null;
  lastModifiedBy: string | null;
}

export const EMPTY_NOTE = 'Note cannot be empty!';

/** Longest text that may be typed into a note that is edited in its row. */
const INLINE_MAXIMUM = 100;

/** A note that is longer already may be corrected within its own length: nothing is ever cut. */
export function inlineLimit(text: string | null): number {
  return Math.max(INLINE_MAXIMUM, editableText(text).length);
}
