/** One organization: what is known of it, its contacts, events, call logs and notes. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { organizationOf } from '@/components/organizations/organization-of';
import { OrganizationView } from '@/components/organizations/organization-view';
import { protectedPage } from '@/components/shell/protected-page';
import { recordId, recordTitle } from '@/components/shell/record-page';
import { config } from '@/lib/config';
import { startOfDay } from '@/lib/format/wall-clock';
import { listCallLogNotes, listOrganizationNotes } from '@/lib/legacy/notes';
import { settle } from '@/lib/legacy/settle';

type Props = PageProps<'/organization/read/[id]'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const orgId = await recordId(props.params);
  return recordTitle(
    orgId === null ? null : organizationOf(orgId),
    (organization) => organization?.name ?? 'Organization Details',
  );
}

export default protectedPage(async ({ context, session }, props: Props) => {
  const orgId = await recordId(props.params);
  if (orgId === null) notFound();
  const [organization, notes, callLogs] = await Promise.all([
    organizationOf(orgId),
    settle(listOrganizationNotes(context, orgId)),
    settle(listCallLogNotes(context, orgId)),
  ]);
  if (organization === null) notFound();
  const { AGENCY_TIME_ZONE } = config();

  return (
    <OrganizationView
      organization={organization}
      notes={notes}
      callLogs={callLogs}
      employee={session}
      timeZone={AGENCY_TIME_ZONE}
      startOfToday={startOfDay(new Date(), AGENCY_TIME_ZONE)}
    />
  );
});
