/** The form of an organization that is there. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { choicesOf } from '@/components/list/lookup-choices';
import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { staffPage } from '@/components/shell/staff-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { fullName } from '@/lib/format/text';
import { startOfDay } from '@/lib/format/wall-clock';
import { listCounties } from '@/lib/legacy/lookups';
import { getOrganization } from '@/lib/legacy/organizations';
import { section } from '@/lib/legacy/section';

export const metadata: Metadata = { title: 'Edit Organization' };

export default staffPage(
  async ({ caller, session }, { params }: PageProps<'/organizations/[id]'>) => {
    const orgId = idValue.safeParse((await params).id).data;
    if (orgId === undefined) notFound();
    const [organization, counties] = await Promise.all([
      getOrganization(caller, orgId),
      section(listCounties(caller)),
    ]);
    return (
      <OrganizationFormView
        organization={organization}
        counties={choicesOf(
          counties,
          'Error occurred in retrieving Counties',
          'No County retrieved',
        )}
        person={fullName(session.firstName, session.lastName)}
        startOfToday={startOfDay(new Date(), config().AGENCY_TIME_ZONE)}
      />
    );
  },
);
