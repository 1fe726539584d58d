'use client';
/** One note of the table, edited in place. An unsaved text stays, with its button, when focus moves on. */
import { type Ref, useId } from 'react';
import { draftKey } from '@/components/forms/draft';
import { NOTHING_CHANGED } from '@/components/forms/use-form';
import { type Removal, RemovalButton } from '@/components/forms/use-removal';
import { Button } from '@/components/ui/button';
import { FailedSave } from '@/components/ui/failed-save';
import { DeleteIcon } from '@/components/ui/icons';
import { LeaveGuard } from '@/components/ui/leave-guard';
import { showMessage } from '@/components/ui/messages';
import { Cell, Row } from '@/components/ui/table';
import type { Note } from '@/lib/contract/entities/note';
import { pathTo } from '@/lib/contract/paths';
import { editableText, inlineLimit } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import { useNoteText } from './use-note-text';

/** Visible also when the table is scrolled sideways. */
export const ACTIONS = 'sticky right-0 align-top';

interface NoteRowProps {
  ref: Ref<HTMLTableRowElement>;
  note: Note;
  /** Owner of the drafts. */
  person: string;
  editing: boolean;
  onEdit: () => void;
  onUpdated: (text: string) => void;
  /** Editing ended without a change. */
  onUnchanged: () => void;
  removal: Removal;
}

export function NoteRow(props: NoteRowProps) {
  const { ref, note, person, editing, onEdit, onUpdated, onUnchanged, removal } = props;
  const { noteId } = note;
  const path = pathTo('editNote', { noteId });
  const saved = editableText(note.text);
  const { text, setText, field, save, ...edit } = useNoteText(saved, draftKey(path, person));
  const { unsaved, restored, outdated, saving, failure, discard } = edit;
  const hint = useId();
  const limit = inlineLimit(note.text);

  const update = async () => {
    if (!unsaved) {
      showMessage('info', NOTHING_CHANGED, 6);
      onUnchanged();
      return;
    }
    const updated = await save({ method: 'PUT', path }, { noteId });
    if (!updated) return;
    showMessage('info', 'Note is updated.', 6);
    onUpdated(updated.text);
  };

  return (
    <Row ref={ref} tabIndex={-1}>
      <Cell className="align-top">
        <textarea
          ref={field}
          // An earlier text is restored as a draft, not by the browser over the saved text.
          autoComplete="off"
          aria-label={`Note of ${formatDateTime(note.createDate)}`}
          aria-describedby={editing ? hint : undefined}
          rows={Math.min(Math.ceil(text.length / 60) || 1, 12)}
          maxLength={limit}
          value={text}
          onFocus={onEdit}
          onChange={(event) => setText(event.target.value)}
          dir="auto"
          className="field-sizing-content block max-h-96 min-h-8 w-[min(500px,58vw)] sm:w-[min(500px,75vw)] resize-none rounded border border-transparent bg-transparent px-1.5 py-1 hover:border-line-strong focus:border-line-strong focus:bg-surface"
        />
        {editing ? (
          <p id={hint} className="pt-1 text-muted text-xs">
            {text.length} of {limit} characters
            {text.length >= limit ? ': no more can be typed' : ''}
          </p>
        ) : null}
        {unsaved ? <LeaveGuard active /> : null}
        {outdated ? (
          <p role="status" className="pt-1 text-sm text-warning">
            Another employee changed this note after you started typing. It now says:{' '}
            <bdi>{saved}</bdi>
          </p>
        ) : null}
        {unsaved && restored === 'sent' ? (
          <p role="status" className="pt-1 text-sm">
            You left the page while this text was being saved. It may be saved already.
          </p>
        ) : null}
        {failure ? <FailedSave failure={failure} /> : null}
      </Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(note.createDate)}</Cell>
      <Cell>{note.createdBy}</Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(note.lastModifiedDate)}</Cell>
      <Cell>{note.lastModifiedBy}</Cell>
      <Cell className={`${ACTIONS} bg-inherit`}>
        <div className="flex items-center justify-end gap-1.5 max-sm:flex-col max-sm:items-end">
          {editing || unsaved ? (
            <>
              <Button weight="primary" onClick={update} aria-disabled={saving}>
                {saving ? 'Saving…' : 'Update'}
              </Button>
              {unsaved ? <Button onClick={discard}>Undo</Button> : null}
            </>
          ) : null}
          <RemovalButton
            removal={removal}
            id={note.noteId}
            what={`the note of ${formatDateTime(note.createDate)}`}
            className="flex size-9 items-center justify-center rounded text-danger hover:bg-danger-soft"
          >
            <DeleteIcon />
            <span className="sr-only">Delete note of {formatDateTime(note.createDate)}</span>
          </RemovalButton>
        </div>
      </Cell>
    </Row>
  );
}
