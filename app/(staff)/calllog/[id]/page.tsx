import type { Metadata } from 'next';
import { CallLogView } from '@/components/call-logs/call-log-view';
import { protectedPage } from '@/components/shell/protected-page';
import { recordIdIn } from '@/components/shell/record-page';
import { getCallLog } from '@/lib/legacy/call-logs';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';

export const metadata: Metadata = { title: 'Call log' };

export default protectedPage(
  async ({ context, person, today }, { params }: PageProps<'/calllog/[id]'>) => {
    const callId = await recordIdIn(params);
    const [callLog, settled] = await Promise.all([
      getCallLog(context, callId),
      settle(listOrganizationStatuses(context)),
    ]);
    const statuses = choicesOf('organizationStatuses', settled);
    return <CallLogView {...{ callLog, statuses, person, today }} />;
  },
);
