import type { Metadata } from 'next';
import { CallLogEditForm } from '@/components/call-logs/call-log-edit-form';
import { BackToList } from '@/components/list/list-address';
import { protectedPage } from '@/components/shell/protected-page';
import { recordIdIn } from '@/components/shell/record-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { CALL_LOG } from '@/lib/forms/call-log';
import { getCallLog } from '@/lib/legacy/call-logs';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Call log' };

const COMMENT_DELETED = 'The comment of this call log was deleted. Enter a new comment to save it.';
const RECORD_UNKNOWN =
  'The comment of this call log was deleted, and we could not load the rest of it. What you save here replaces it.';

export default protectedPage(
  async ({ context, person, today }, { params }: PageProps<'/calllog/[id]'>) => {
    const callId = await recordIdIn(params);
    const [opened, settled] = await Promise.all([
      getCallLog(context, callId),
      settle(listOrganizationStatuses(context)),
    ]);
    // The browser does not get the comment's record, which contains e-mail addresses of employees.
    const { comment: _comment, echo, storedDate: _date, known, ...callLog } = opened;
    const warning = known ? COMMENT_DELETED : RECORD_UNKNOWN;
    return (
      <>
        <PageHeading title="Call log">
          <ButtonLink href={routes.newCallLog}>Create new call log</ButtonLink>
          {callLog.organization ? (
            <ButtonLink href={routes.newEventFor(callLog.organization.orgId)}>
              Create event
            </ButtonLink>
          ) : null}
          <BackToList path={routes.callLogs}>Go back to my call logs</BackToList>
        </PageHeading>
        <CallLogEditForm
          // No state carries over to the page of another call log.
          key={callId}
          saved={CALL_LOG.read(opened)}
          warning={echo === null ? warning : null}
          statuses={choicesOf('organizationStatuses', settled)}
          {...{ callLog, person, today }}
        />
      </>
    );
  },
);
