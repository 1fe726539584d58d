/** The notes of one record, or an error when they could not be loaded. */
import { FailedSection } from '@/components/ui/panel';
import { fullName } from '@/lib/format/text';
import type { Note } from '@/lib/legacy/notes';
import type { Settled } from '@/lib/legacy/settle';
import { NotesPanel, type NotesPanelProps } from './notes-panel';

interface NotesSectionProps extends Omit<NotesPanelProps, 'notes' | 'author'> {
  notes: Settled<Note[]>;
  employee: { firstName: string | null; lastName: string | null };
  /** Address of the page. */
  path: string;
}

export function NotesSection({ notes, employee, path, ...panel }: NotesSectionProps) {
  if (!notes.ok) return <FailedSection title={panel.title} path={path} />;
  return (
    <NotesPanel
      // Navigation to another record starts with new state.
      key={panel.createPath}
      {...panel}
      notes={notes.value}
      author={fullName(employee.firstName, employee.lastName)}
    />
  );
}
