'use client';
/** The text of a note during editing: its draft, its save, and the failure of that. */
import { useRef, useState } from 'react';
import { type Draft, type DraftSchema, useDraft } from '@/components/forms/draft';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendNote, type Write } from '@/lib/browser/send';
import type { Note } from '@/lib/contract/entities/note';
import { NOTE_EMPTY } from '@/lib/contract/messages';
import { editableText } from '@/lib/format/text';
import { wallClockOf } from '@/lib/format/wall-clock';

type NoteText = { text: string };

export const NOTE_TEXT: DraftSchema<NoteText> = {
  parse: (found) =>
    typeof found === 'object' && found && 'text' in found && typeof found.text === 'string'
      ? { text: found.text }
      : null,
  same: (one, other) => one.text === other.text,
  tidy: ({ text }) => ({ text: text.trim() }),
};

/** Difference between the clocks of browser and backend that is tolerated, milliseconds. */
const CLOCK_TOLERANCE_MS = 120_000;

/** Whether a note that was sent to be saved is among the notes that were loaded. */
export function isStored(
  { values, sentAt }: Draft<NoteText>,
  notes: readonly Note[],
  author: string,
  timeZone: string,
): boolean {
  if (sentAt === undefined) return false;
  const since = wallClockOf(new Date(sentAt - CLOCK_TOLERANCE_MS), timeZone);
  return notes.some(
    ({ text, createdBy, createDate }) =>
      editableText(text).trim() === values.text.trim() &&
      createdBy === author &&
      createDate !== null &&
      createDate >= since,
  );
}

/** `draft`: of `draftKey`. */
export function useNoteText(saved: string, draft: string) {
  const form = useDraft(NOTE_TEXT, { text: saved }, draft);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { base, values } = form.typed;
  const { text } = values;

  /** Null when nothing was saved: the text is empty, a save is running, or it failed. `more`: the id of the note. */
  const save = async (call: Pick<Write, 'method' | 'path'>, more: object = {}) => {
    if (saving) return null;
    if (text.trim() === '') {
      showMessage('warning', NOTE_EMPTY, 6);
      field.current?.focus();
      return null;
    }
    setSaving(true);
    form.sending();
    const sent = await sendNote(call, text, more);
    setSaving(false);
    setFailure(sent.ok ? null : sent);
    if (!sent.ok) {
      if (!sent.uncertain) form.notSaved();
      return null;
    }
    // Text that was typed during the request is not saved yet.
    form.put({ base: { text }, values: form.latest().values });
    return { ...sent, text };
  };

  const discard = () => {
    form.settle({ text: saved });
    setFailure(null);
  };

  return {
    ...{ text, saving, failure, field, save, discard },
    setText: (next: string) => form.put({ base, values: { text: next } }),
    unsaved: text !== saved,
    restored: form.restored,
    /** The restored draft began with another text than the one that is saved now. */
    outdated: form.restored !== null && base.text !== saved,
  };
}
