import { BackToList } from '@/components/list/list-address';
import { Notice, PageHeading } from '@/components/ui/panel';
import { CALL_LOG, organizationChoice } from '@/lib/forms/call-log';
import { routes } from '@/lib/routes';
import type { Statuses } from './call-log-fields';
import { NewCallLogForm } from './new-call-log-form';

/** The organization in the address, or why it cannot be selected. */
export type Preselected =
  | { kind: 'none' }
  | { kind: 'organization'; orgId: number; name: string | null }
  | { kind: 'failed'; message: string };

interface NewCallLogViewProps {
  preselected: Preselected;
  statuses: Statuses;
  person: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
}

export function NewCallLogView({ preselected, ...form }: NewCallLogViewProps) {
  const chosen = preselected.kind === 'organization' ? preselected : null;
  const address = chosen ? routes.newCallLogFor(chosen.orgId) : routes.newCallLog;
  return (
    <>
      <PageHeading title="Create call log">
        <BackToList path={routes.callLogs}>Go back to my call logs</BackToList>
      </PageHeading>
      <div className="grid gap-4">
        {preselected.kind === 'failed' ? (
          <Notice kind="warning">{preselected.message}</Notice>
        ) : null}
        <NewCallLogForm
          // No state carries over to the call log of another organization.
          key={address}
          saved={{ ...CALL_LOG.blank, organization: chosen && organizationChoice(chosen) }}
          address={address}
          {...form}
        />
      </div>
    </>
  );
}
