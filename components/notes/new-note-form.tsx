'use client';
/** The form of a new note, open until the backend has confirmed the save. */
import { usePathname } from 'next/navigation';
import { type FormEvent, useEffect, useId } from 'react';
import { Button } from '@/components/ui/button';
import { FailedSave } from '@/components/ui/failed-save';
import { LeaveGuard } from '@/components/ui/leave-guard';
import { showMessage } from '@/components/ui/messages';
import { useNoteText } from './use-note-text';

interface NewNoteFormProps {
  /** Address of the call that creates the note. */
  path: string;
  saveLabel?: string | undefined;
  /** Of `draftKey`. */
  draft: string;
  onCreated: (noteId: number, text: string) => void;
  onCancel: () => void;
}

export function NewNoteForm(props: NewNoteFormProps) {
  const { path, draft, saveLabel = 'Save Note', onCreated, onCancel } = props;
  const note = useNoteText('', draft);
  const { text, setText, unsaved, restored, saving, failure, field, save } = note;
  const page = usePathname();
  const id = useId();
  useEffect(() => field.current?.focus(), [field]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const created = await save({ method: 'POST', path });
    if (!created) return;
    showMessage('success', 'A new note is created.', 6);
    onCreated(Number(created.createdId), created.text);
  };

  return (
    <form onSubmit={submit} className="space-y-3 border-line border-b px-4 py-4">
      {unsaved ? <LeaveGuard active /> : null}
      {restored ? (
        <p role="status" className="text-sm">
          {restored === 'typed'
            ? 'We restored your unsaved note.'
            : 'We restored your note. You left the page while it was being saved, so it may be saved already. Check the notes below before you save it again.'}
        </p>
      ) : null}
      <label htmlFor={id} className="block font-semibold text-sm">
        New note
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        // Text that is typed during the request would be lost when the form closes.
        readOnly={saving}
        onChange={(event) => setText(event.target.value)}
        dir="auto"
        className="block w-full max-w-3xl rounded border border-line-strong bg-surface px-3 py-2"
      />
      {failure ? (
        <FailedSave failure={failure} look={{ href: page, text: 'the list of notes' }} />
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" weight="primary" aria-disabled={saving}>
          {saving ? 'Saving…' : saveLabel}
        </Button>
        <Button
          onClick={() => {
            note.discard();
            onCancel();
          }}
          // During a save: its failure and the text would be lost.
          disabled={saving}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
