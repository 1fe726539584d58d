import { FailedSection } from '@/components/ui/section';
import type { Note } from '@/lib/contract/entities/note';
import type { Settled } from '@/lib/legacy/settle';
import { NotesPanel, type NotesPanelProps } from './notes-panel';

interface NotesSectionProps extends Omit<NotesPanelProps, 'notes'> {
  notes: Settled<Note[]>;
  /** Address of the page. */
  path: string;
}

export function NotesSection({ notes, path, ...panel }: NotesSectionProps) {
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
