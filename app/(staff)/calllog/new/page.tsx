/** The form of a new call log; `?OrgId=` names the organization to begin with. */
import type { Metadata } from 'next';
import { NewCallLogView, type Preselected } from '@/components/call-logs/new-call-log-view';
import { protectedPage } from '@/components/shell/protected-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { fullName } from '@/lib/format/text';
import { startOfDay } from '@/lib/format/wall-clock';
import { LegacyError } from '@/lib/legacy/error';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { getOrganization } from '@/lib/legacy/organizations';
import type { RequestContext } from '@/lib/legacy/request-context';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';

export const metadata: Metadata = { title: 'Create call log' };

export default protectedPage(
  async ({ context, session }, { searchParams }: PageProps<'/calllog/new'>) => {
    const asked = [(await searchParams).OrgId ?? []].flat().at(-1);
    const [preselected, statuses] = await Promise.all([
      preselectedBy(context, asked),
      settle(listOrganizationStatuses(context)),
    ]);
    return (
      <NewCallLogView
        preselected={preselected}
        statuses={choicesOf('organizationStatuses', statuses)}
        person={fullName(session.firstName, session.lastName)}
        today={startOfDay(new Date(), config().AGENCY_TIME_ZONE).slice(0, 10)}
      />
    );
  },
);

async function preselectedBy(
  context: RequestContext,
  asked: string | undefined,
): Promise<Preselected> {
  if (asked === undefined || asked === '') return { kind: 'none' };
  const orgId = idValue.safeParse(asked).data;
  if (orgId === undefined) return UNKNOWN;
  try {
    const { name } = await getOrganization(context, orgId);
    return { kind: 'organization', orgId, name };
  } catch (error) {
    const kind = error instanceof LegacyError ? error.kind : 'signed-out';
    if (kind === 'signed-out') throw error;
    if (kind === 'not-found') return UNKNOWN;
    // It is there, and a call log may be about it, although the backend cannot tell its details.
    if (kind === 'damaged') return { kind: 'organization', orgId, name: null };
    return FAILED;
  }
}

const UNKNOWN: Preselected = {
  kind: 'failed',
  message: 'There is no such organization. Select one to begin.',
};
const FAILED: Preselected = {
  kind: 'failed',
  message: 'The organization could not be retrieved. Select it to begin.',
};
