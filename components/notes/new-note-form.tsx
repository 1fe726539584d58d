'use client';
/** Writes a new note. Stays open, with its text, until the backend has confirmed it. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showMessage } from '@/components/ui/messages';
import { useLeaveWarning } from '@/components/ui/use-leave-warning';
import { sendToProxy } from '@/lib/browser/send';
import { FailedSave, type Failure } from './failed-save';
import { EMPTY_NOTE } from './note-item';

interface NewNoteFormProps {
  /** The call that creates a note here. */
  path: `/api/${string}`;
  onCreated: (noteId: number, noteEntry: string) => void;
  onCancel: () => void;
}

export function NewNoteForm({ path, onCreated, onCancel }: NewNoteFormProps) {
  const [text, setText] = useState('');
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useLeaveWarning(text !== '');
  useEffect(() => field.current?.focus(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (text.trim() === '') {
      showMessage('warning', EMPTY_NOTE, 6);
      field.current?.focus();
      return;
    }
    setSaving(true);
    const sent = await sendToProxy({ method: 'POST', path, body: { noteEntry: text } });
    setSaving(false);
    if (!sent.ok) {
      setFailure(sent);
      return;
    }
    showMessage('success', 'A new note is created.', 6);
    onCreated(Number(sent.createdId), text);
  };

  return (
    <form onSubmit={save} className="space-y-3 border-line border-b px-4 py-4">
      <label htmlFor={id} className="block font-semibold text-sm">
        New note
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        // What is typed after pressing Save would go when the form closes.
        readOnly={saving}
        onChange={(event) => setText(event.target.value)}
        className="block w-full max-w-3xl rounded border border-line-strong bg-surface px-3 py-2"
      />
      {failure ? <FailedSave failure={failure} /> : null}
      <div className="flex gap-2">
        <Button type="submit" weight="primary" aria-disabled={saving}>
          {saving ? 'Saving…' : 'Save Note'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
