import { BackToList } from '@/components/list/list-address';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { CALL_LOG } from '@/lib/forms/call-log';
import type { OpenedCallLog } from '@/lib/legacy/call-logs';
import { routes } from '@/lib/routes';
import { CallLogEditForm } from './call-log-edit-form';
import type { Statuses } from './call-log-fields';

interface CallLogViewProps {
  callLog: OpenedCallLog;
  statuses: Statuses;
  person: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
}

export function CallLogView({ callLog, statuses, person, today }: CallLogViewProps) {
  const { comment: _comment, echo: _echo, storedDate: _date, known: _known, ...details } = callLog;
  return (
    <>
      <PageHeading title="Call log">
        <ButtonLink href={routes.newCallLog}>Create new call log</ButtonLink>
        <BackToList path={routes.callLogs}>Go back to my call logs</BackToList>
      </PageHeading>
      <CallLogEditForm
        // No state carries over to the page of another call log.
        key={callLog.callId}
        callLog={details}
        saved={CALL_LOG.read(callLog)}
        note={noteOn(callLog)}
        statuses={statuses}
        person={person}
        today={today}
      />
    </>
  );
}

function noteOn({ echo, known }: OpenedCallLog): string | null {
  if (echo) return null;
  return known
    ? 'The comment of this call log was deleted. Enter a new comment to save it.'
    : 'The comment of this call log was deleted, and we could not load the rest of it. ' +
        'What you save here replaces it.';
}
