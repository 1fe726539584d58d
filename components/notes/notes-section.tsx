import { FailedSection } from '@/components/ui/section';
import type { Note } from '@/lib/contract/entities/note';
import type { Settled } from '@/lib/legacy/settle';
import { NotesPanel, type NotesPanelProps } from './notes-panel';

export function NotesSection({
  notes,
  path,
  ...panel
}: Omit<NotesPanelProps, 'notes'> & { notes: Settled<Note[]>; path: string }) {
  if (!notes.ok) return <FailedSection title={panel.title} path={path} />;
  return (
    <NotesPanel
      // Navigation to another record starts with new state.
      key={panel.createPath}
      {...panel}
      notes={notes.value}
    />
  );
}
