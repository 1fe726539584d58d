/** One call log: what is known of it, to look at and to change. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CallLogView } from '@/components/call-logs/call-log-view';
import { protectedPage } from '@/components/shell/protected-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { fullName } from '@/lib/format/text';
import { startOfDay } from '@/lib/format/wall-clock';
import { getCallLog } from '@/lib/legacy/call-logs';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';

export const metadata: Metadata = { title: 'Call log' };

export default protectedPage(
  async ({ context, session }, { params }: PageProps<'/calllog/[id]'>) => {
    const callId = idValue.safeParse((await params).id).data;
    if (callId === undefined) notFound();
    const [callLog, statuses] = await Promise.all([
      getCallLog(context, callId),
      settle(listOrganizationStatuses(context)),
    ]);
    return (
      <CallLogView
        callLog={callLog}
        statuses={choicesOf('organizationStatuses', statuses)}
        person={fullName(session.firstName, session.lastName)}
        today={startOfDay(new Date(), config().AGENCY_TIME_ZONE).slice(0, 10)}
      />
    );
  },
);
