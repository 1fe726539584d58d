'use client';
import { useEffect, useRef, useState } from 'react';
import { type Draft, deleteDraft, draftKey, readDraft } from '@/components/forms/draft';
import { useConfirmedRemoval } from '@/components/forms/use-removal';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/focus';
import { Panel, PanelText } from '@/components/ui/panel';
import { HeadCell, Table } from '@/components/ui/table';
/** The notes of one organization, contact or event: create, edit in place, delete. */
import { pathTo } from '@/lib/contract/paths';
import { editableText } from '@/lib/format/text';
import { wallClockOf } from '@/lib/format/wall-clock';
import { NewNoteForm } from './new-note-form';
import type { NoteItem } from './note-item';
import { ACTIONS, NoteRow } from './note-row';
import { NOTE_TEXT, type NoteText } from './use-note-text';

interface NotesPanelProps {
  title: string;
  createLabel: string;
  saveLabel?: string;
  createPath: string;
  emptyText: string;
  notes: NoteItem[];
  /** Who writes here, shown as author of a note until the page is loaded anew. */
  author: string;
  /** The agency's zone, in which the backend stamps notes. */
  timeZone: string;
}

const HEADS = ['Date Created', 'Created by', 'Last modified', 'Last modified by'];

export function NotesPanel(props: NotesPanelProps) {
  const [notes, setNotes] = useState(props.notes);
  const [creating, setCreating] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const rows = useRef(new Map<number, HTMLTableRowElement | null>());
  const draft = draftKey(props.createPath, props.author);
  const now = () => wallClockOf(new Date(), props.timeZone);

  // A note that was being written before a reload is still being written after it, unless it is saved by now.
  const { notes: loaded, author, timeZone } = props;
  useEffect(() => {
    const kept = readDraft(draft, NOTE_TEXT);
    if (!kept) return;
    if (isStored(kept, loaded, author, timeZone)) deleteDraft(draft);
    else setCreating(true);
  }, [draft, loaded, author, timeZone]);

  const created = (noteId: number, text: string) => {
    const { author } = props;
    const at = now();
    const note = {
      noteId,
      text,
      createDate: at,
      createdBy: author,
      lastModifiedDate: at,
      lastModifiedBy: author,
    };
    setNotes((all) => [note, ...all]);
    closeForm();
  };

  const closeForm = () =>
    keepFocus(
      () => setCreating(false),
      () => createButton.current,
    );

  const updated = (noteId: number, text: string) => {
    const change = { text, lastModifiedDate: now(), lastModifiedBy: props.author };
    setNotes((all) => all.map((note) => (note.noteId === noteId ? { ...note, ...change } : note)));
    endEditing(noteId);
  };

  const endEditing = (noteId: number) =>
    keepFocus(
      () => setEditing(null),
      () => rows.current.get(noteId),
    );

  const { buttonFor, dialog } = useConfirmedRemoval({
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
      const neighbour = neighbourOf(notes, noteId);
      keepFocus(
        () => setNotes((all) => all.filter((one) => one.noteId !== noteId)),
        () => (neighbour && rows.current.get(neighbour.noteId)) ?? createButton.current,
      );
    },
  });

  return (
    <Panel
      title={props.title}
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
          path={props.createPath}
          saveLabel={props.saveLabel}
          draft={draft}
          onCreated={created}
          onCancel={closeForm}
        />
      ) : null}
      {notes.length === 0 ? (
        <PanelText>{props.emptyText}</PanelText>
      ) : (
        <Table label={props.title} head={<NoteHeads />}>
          {notes.map((note) => (
            <NoteRow
              key={note.noteId}
              ref={(row) => void rows.current.set(note.noteId, row)}
              note={note}
              person={props.author}
              editing={editing === note.noteId}
              onEdit={() => setEditing(note.noteId)}
              onUpdated={(text) => updated(note.noteId, text)}
              onUnchanged={() => endEditing(note.noteId)}
              deleteButton={buttonFor(note.noteId)}
            />
          ))}
        </Table>
      )}
      {dialog}
    </Panel>
  );
}

function NoteHeads() {
  return (
    <>
      <HeadCell>
        Comments <span className="font-normal">(Click on note to edit)</span>
      </HeadCell>
      {HEADS.map((label) => (
        <HeadCell key={label}>{label}</HeadCell>
      ))}
      <HeadCell className={`${ACTIONS} bg-sunken text-right`}>Action</HeadCell>
    </>
  );
}

/** The note below one, or else the one above it. */
function neighbourOf(notes: readonly NoteItem[], noteId: number): NoteItem | undefined {
  const position = notes.findIndex((note) => note.noteId === noteId);
  return notes[position + 1] ?? notes[position - 1];
}

/** Clocks of the browser and the backend may differ by this much, milliseconds. */
const CLOCK_TOLERANCE = 120_000;

/** Whether a note that was sent to be saved is among those that the page shows. */
function isStored(
  { values, sentAt }: Draft<NoteText>,
  notes: readonly NoteItem[],
  author: string,
  timeZone: string,
): boolean {
  if (sentAt === undefined) return false;
  const since = wallClockOf(new Date(sentAt - CLOCK_TOLERANCE), timeZone);
  return notes.some(
    ({ text, createdBy, createDate }) =>
      editableText(text).trim() === values.text.trim() &&
      createdBy === author &&
      createDate !== null &&
      createDate >= since,
  );
}
