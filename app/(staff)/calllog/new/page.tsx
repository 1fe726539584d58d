/** The form of a new call log. `?OrgId=` preselects the organization. */
import type { Metadata } from 'next';
import { NewCallLogView, type Preselected } from '@/components/call-logs/new-call-log-view';
import { protectedPage } from '@/components/shell/protected-page';
import { id as idValue } from '@/lib/contract/values';
import { LegacyError } from '@/lib/legacy/error';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { getOrganization } from '@/lib/legacy/organizations';
import type { RequestContext } from '@/lib/legacy/request-context';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';

export const metadata: Metadata = { title: 'Create call log' };

export default protectedPage(
  async ({ context, person, today }, { searchParams }: PageProps<'/calllog/new'>) => {
    const orgId = [(await searchParams).OrgId ?? []].flat().at(-1) ?? '';
    const [preselected, settled] = await Promise.all([
      preselect(context, orgId),
      settle(listOrganizationStatuses(context)),
    ]);
    const statuses = choicesOf('organizationStatuses', settled);
    return <NewCallLogView {...{ preselected, statuses, person, today }} />;
  },
);

async function preselect(context: RequestContext, text: string): Promise<Preselected> {
  if (text === '') return { kind: 'none' };
  const orgId = idValue.safeParse(text).data;
  if (orgId === undefined) return UNKNOWN;
  try {
    const { name } = await getOrganization(context, orgId);
    return { kind: 'organization', orgId, name };
  } catch (error) {
    const kind = error instanceof LegacyError ? error.kind : 'signed-out';
    if (kind === 'signed-out') throw error;
    if (kind === 'not-found') return UNKNOWN;
    // The organization exists, although the backend cannot print it.
    if (kind === 'damaged') return { kind: 'organization', orgId, name: null };
    return FAILED;
  }
}

const UNKNOWN: Preselected = {
  kind: 'failed',
  message: 'This organization does not exist. Select another one to begin.',
};
const FAILED: Preselected = {
  kind: 'failed',
  message: 'We could not load the organization. Select it to begin.',
};
