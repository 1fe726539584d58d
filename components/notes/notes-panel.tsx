'use client';
/** The notes of one organization, contact or event: create, edit in place, delete. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Messages, showMessage } from '@/components/ui/messages';
import { Panel, PanelText } from '@/components/ui/panel';
import { HeadCell, Table } from '@/components/ui/table';
import { sendToProxy } from '@/lib/browser/send';
import { wallClockOf } from '@/lib/format/wall-clock';
import { NewNoteForm } from './new-note-form';
import type { NoteItem } from './note-item';
import { ACTIONS, NoteRow } from './note-row';

interface NotesPanelProps {
  title: string;
  createLabel: string;
  createPath: `/api/${string}`;
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
  const [deleting, setDeleting] = useState<NoteItem | null>(null);
  const now = () => wallClockOf(new Date(), props.timeZone);

  const created = (noteId: number, noteEntry: string) => {
    const { author } = props;
    const at = now();
    const note = {
      noteId,
      noteEntry,
      createDate: at,
      createdBy: author,
      lastModifiedDate: at,
      lastModifiedBy: author,
    };
    setNotes((all) => [note, ...all]);
    setCreating(false);
  };

  const updated = (noteId: number, noteEntry: string) => {
    const change = { noteEntry, lastModifiedDate: now(), lastModifiedBy: props.author };
    setNotes((all) => all.map((note) => (note.noteId === noteId ? { ...note, ...change } : note)));
    setEditing(null);
  };

  const remove = async (note: NoteItem) => {
    setDeleting(null);
    const sent = await sendToProxy({ method: 'DELETE', path: `/api/deleteNote/${note.noteId}` });
    if (sent.ok) setNotes((all) => all.filter(({ noteId }) => noteId !== note.noteId));
    else showMessage('error', `The note was not deleted: ${sent.message}`, 12);
  };

  return (
    <Panel
      title={props.title}
      actions={
        creating ? null : <Button onClick={() => setCreating(true)}>{props.createLabel}</Button>
      }
    >
      {creating ? (
        <NewNoteForm
          path={props.createPath}
          onCreated={created}
          onCancel={() => setCreating(false)}
        />
      ) : null}
      {notes.length === 0 ? (
        <PanelText>{props.emptyText}</PanelText>
      ) : (
        <Table label={props.title} head={<NoteHeads />}>
          {notes.map((note) => (
            <NoteRow
              key={note.noteId}
              note={note}
              editing={editing === note.noteId}
              onEdit={() => setEditing(note.noteId)}
              onUpdated={(noteEntry) => updated(note.noteId, noteEntry)}
              onDelete={() => setDeleting(note)}
            />
          ))}
        </Table>
      )}
      {deleting ? (
        <ConfirmDialog
          title="Delete note"
          question="This will permanently delete this note. Are you sure?"
          action="Delete"
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(null)}
        />
      ) : null}
      <Messages />
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
