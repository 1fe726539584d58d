'use client';
/** The text of a note while it is being written: whether it is saved, how it is saved, and why that failed. */
import { useRef, useState } from 'react';
import type { DraftSchema } from '@/components/forms/draft';
import { useDraft } from '@/components/forms/draft';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendNote, type Write } from '@/lib/browser/send';
import { EMPTY_NOTE } from './note-item';

export type NoteText = { text: string };

export const NOTE_TEXT: DraftSchema<NoteText> = {
  parse: (found) => {
    const text: unknown = typeof found === 'object' && found ? Reflect.get(found, 'text') : null;
    return typeof text === 'string' ? { text } : null;
  },
  same: (one, other) => one.text === other.text,
  tidy: ({ text }) => ({ text: text.trim() }),
};

/** `draft`: of `draftKey`, under which the text is kept in this tab until it is saved. */
export function useNoteText(saved: string, draft: string) {
  const { typed, latest, put, settle, sending, notSaved, restored } = useDraft(
    NOTE_TEXT,
    { text: saved },
    draft,
  );
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { base, values } = typed;
  const { text } = values;

  /** Null when nothing was saved: the text was empty, is being saved already, or the failure is on the page. */
  const save = async (call: Pick<Write, 'method' | 'path'>, more: object = {}) => {
    if (saving) return null;
    if (text.trim() === '') {
      showMessage('warning', EMPTY_NOTE, 6);
      field.current?.focus();
      return null;
    }
    setSaving(true);
    sending();
    const sent = await sendNote(call, text, more);
    setSaving(false);
    setFailure(sent.ok ? null : sent);
    if (!sent.ok) {
      if (!sent.uncertain) notSaved();
      return null;
    }
    // What was typed on meanwhile is not saved yet.
    put({ base: { text }, values: latest().values });
    return { ...sent, text };
  };

  const discard = () => {
    settle({ text: saved });
    setFailure(null);
  };

  return {
    text,
    setText: (next: string) => put({ base, values: { text: next } }),
    unsaved: text !== saved,
    /** A text of an earlier visit is back: typed only, or sent to be saved. */
    restored,
    /** What is back was typed over a text that somebody has changed since. */
    outdated: restored !== null && base.text !== saved,
    saving,
    failure,
    field,
    save,
    discard,
  };
}
