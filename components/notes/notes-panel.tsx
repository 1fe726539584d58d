'use client';
/** The notes of one organization, contact or event: create, edit in place, delete. */
import { useEffect, useRef, useState } from 'react';
import { deleteDraft, draftKey, readDraft } from '@/components/forms/draft';
import { useConfirmedRemoval } from '@/components/forms/use-removal';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/focus';
import { Panel, PanelText } from '@/components/ui/panel';
import { HeadCell, Table } from '@/components/ui/table';
import type { Note } from '@/lib/contract/entities/note';
import { pathTo } from '@/lib/contract/paths';
import { wallClockOf } from '@/lib/format/wall-clock';
import { NewNoteForm } from './new-note-form';
import { ACTIONS, NoteRow } from './note-row';
import { isStored, NOTE_TEXT } from './use-note-text';

export interface NotesPanelProps {
  title: string;
  createLabel: string;
  saveLabel?: string;
  /** Address of the call that creates a note. */
  createPath: string;
  notes: Note[];
  /** The signed-in employee, who is the author of new notes. */
  author: string;
  /** Of the dates of notes. */
  timeZone: string;
}

const HEADS = ['Date Created', 'Created by', 'Last modified', 'Last modified by'];

export function NotesPanel(props: NotesPanelProps) {
  const { title, createPath, notes: loaded, author, timeZone } = props;
  const [notes, setNotes] = useState(loaded);
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const rows = useRef(new Map<number, HTMLTableRowElement | null>());
  const draft = draftKey(createPath, author);
  const modified = (text: string) => ({
    ...{ text, lastModifiedBy: author, lastModifiedDate: wallClockOf(new Date(), timeZone) },
  });

  // A draft opens the form again, unless it has been saved.
  useEffect(() => {
    const kept = readDraft(draft, NOTE_TEXT);
    if (!kept) return;
    if (isStored(kept, loaded, author, timeZone)) deleteDraft(draft);
    else setCreating(true);
  }, [draft, loaded, author, timeZone]);

  const closeForm = () =>
    keepFocus(
      () => setCreating(false),
      () => createButton.current,
    );

  const created = (noteId: number, text: string) => {
    const change = modified(text);
    const note = { noteId, ...change, createDate: change.lastModifiedDate, createdBy: author };
    setNotes((all) => [note, ...all]);
    closeForm();
  };

  const endEditing = (noteId: number) =>
    keepFocus(
      () => setEditing(null),
      () => rows.current.get(noteId),
    );

  const updated = (noteId: number, text: string) => {
    const change = modified(text);
    setNotes((all) => all.map((note) => (note.noteId === noteId ? { ...note, ...change } : note)));
    endEditing(noteId);
  };

  const removal = useConfirmedRemoval({
    what: 'The note',
    done: 'deleted',
    success: 'Note is deleted.',
    dialog: {
      title: 'Delete note',
      question: 'This will permanently delete this note. Are you sure?',
      action: 'Delete',
    },
    pathOf: (noteId) => pathTo('deleteNote', { noteId }),
    onRemoved: (noteId) => {
      const at = notes.findIndex((note) => note.noteId === noteId);
      const neighbour = notes[at + 1] ?? notes[at - 1];
      keepFocus(
        () => setNotes((all) => all.filter((one) => one.noteId !== noteId)),
        () => (neighbour && rows.current.get(neighbour.noteId)) ?? createButton.current,
      );
    },
  });

  return (
    <Panel
      title={title}
      actions={
        creating ? null : (
          <Button ref={createButton} onClick={() => setCreating(true)}>
            {props.createLabel}
          </Button>
        )
      }
    >
      {creating ? (
        <NewNoteForm
          path={createPath}
          saveLabel={props.saveLabel}
          draft={draft}
          onCreated={created}
          onCancel={closeForm}
        />
      ) : null}
      {notes.length === 0 ? (
        <PanelText>No notes created.</PanelText>
      ) : (
        <Table
          label={title}
          head={
            <>
              <HeadCell>
                Comments <span className="font-normal">(Click on note to edit)</span>
              </HeadCell>
              {HEADS.map((label) => (
                <HeadCell key={label}>{label}</HeadCell>
              ))}
              <HeadCell className={`${ACTIONS} bg-sunken text-right`}>Action</HeadCell>
            </>
          }
        >
          {notes.map((note) => (
            <NoteRow
              key={note.noteId}
              ref={(row) => void rows.current.set(note.noteId, row)}
              note={note}
              person={author}
              editing={editing === note.noteId}
              onEdit={() => setEditing(note.noteId)}
              onUpdated={(text) => updated(note.noteId, text)}
              onUnchanged={() => endEditing(note.noteId)}
              removal={removal}
            />
          ))}
        </Table>
      )}
      {removal.dialog}
    </Panel>
  );
}
