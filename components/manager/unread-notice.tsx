/** Says that events are missing from what is counted or listed, so that nobody takes it for everything. */
import { Notice } from '@/components/ui/notice';

export function UnreadNotice({ missing, what }: { missing: number; what: string }) {
  if (missing === 0) return null;
  const [events, are] = missing === 1 ? ['event', 'is'] : ['events', 'are'];
  return (
    <Notice kind="warning">
      {missing} more {events} of {what} could not be read and {are} left out: damaged records in the
      backend.
    </Notice>
  );
}
