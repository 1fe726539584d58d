/** The form of a new call log. `?OrgId=` preselects the organization. */
import type { Metadata } from 'next';
import { NewCallLogForm } from '@/components/call-logs/new-call-log-form';
import { BackToList } from '@/components/list/list-address';
import { protectedPage } from '@/components/shell/protected-page';
import { Notice, PageHeading } from '@/components/ui/panel';
import { id } from '@/lib/contract/values';
import { organizationChoice } from '@/lib/forms/call-log';
import type { Choice } from '@/lib/forms/field';
import { LegacyError } from '@/lib/legacy/error';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { getOrganization } from '@/lib/legacy/organizations';
import type { RequestContext } from '@/lib/legacy/request-context';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Create call log' };

export default protectedPage(
  async ({ context, person, today }, { searchParams }: PageProps<'/calllog/new'>) => {
    const orgId = [(await searchParams).OrgId ?? []].flat().at(-1) ?? '';
    const [{ organization, failure }, statuses] = await Promise.all([
      preselect(context, orgId),
      settle(listOrganizationStatuses(context)),
    ]);
    return (
      <>
        <PageHeading title="Create call log">
          <BackToList path={routes.callLogs}>Go back to my call logs</BackToList>
        </PageHeading>
        <div className="grid gap-4">
          {failure ? <Notice kind="warning">{failure}</Notice> : null}
          <NewCallLogForm
            // No state carries over to the call log of another organization.
            key={organization?.id}
            organization={organization}
            statuses={choicesOf('organizationStatuses', statuses)}
            {...{ person, today }}
          />
        </div>
      </>
    );
  },
);

interface Preselected {
  organization: Choice | null;
  failure?: string;
}

async function preselect(context: RequestContext, text: string): Promise<Preselected> {
  if (text === '') return { organization: null };
  const orgId = id.safeParse(text).data;
  if (orgId === undefined) return UNKNOWN;
  try {
    return { organization: organizationChoice(await getOrganization(context, orgId)) };
  } catch (error) {
    const kind = error instanceof LegacyError ? error.kind : 'signed-out';
    if (kind === 'signed-out') throw error;
    if (kind === 'not-found') return UNKNOWN;
    // The organization exists, although the backend cannot print it.
    if (kind === 'damaged') return { organization: organizationChoice({ orgId, name: null }) };
    const failure = 'We could not load the organization. Select it to begin.';
    return { organization: null, failure };
  }
}

const UNKNOWN: Preselected = {
  organization: null,
  failure: 'This organization does not exist. Select another one to begin.',
};
