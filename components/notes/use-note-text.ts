'use client';
/** The text of a note while it is being written: whether it is saved, how it is saved, and why that failed. */
import { useRef, useState } from 'react';
import { showMessage } from '@/components/ui/messages';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { type Sent, sendToProxy, type Write } from '@/lib/browser/send';
import { EMPTY_NOTE } from './note-item';

export function useNoteText(saved: string) {
  const [text, setText] = useState(saved);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Extract<Sent, { ok: false }> | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const unsaved = text !== saved;
  useLeaveWarning(unsaved);

  /** Null when nothing was saved: the text was empty, is being saved already, or the failure is on the page. */
  const save = async (call: Pick<Write, 'method' | 'path'>, values: object = {}) => {
    if (saving) return null;
    if (text.trim() === '') {
      showMessage('warning', EMPTY_NOTE, 6);
      field.current?.focus();
      return null;
    }
    setSaving(true);
    const sent = await sendToProxy({ ...call, body: { ...values, noteEntry: text } });
    setSaving(false);
    setFailure(sent.ok ? null : sent);
    return sent.ok ? { ...sent, noteEntry: text } : null;
  };

  const discard = () => {
    setText(saved);
    setFailure(null);
  };

  return { text, setText, unsaved, saving, failure, field, save, discard };
}
