/** One organization: what is known of it, its contacts, events, call logs and notes. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OrganizationView } from '@/components/organizations/organization-view';
import { staffPage } from '@/components/shell/staff-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { startOfDay } from '@/lib/format/wall-clock';
import { listCallLogNotes, listOrganizationNotes } from '@/lib/legacy/notes';
import { getOrganization } from '@/lib/legacy/organizations';
import { section } from '@/lib/legacy/section';
import { openedSession } from '@/lib/session/guard';

type Props = PageProps<'/organization/read/[id]'>;

/** Title and page ask for the same organization; the backend is asked once. */
const organizationOf = cache(async (orgId: number) => {
  const opened = await openedSession();
  return opened.kind === 'signed-in' ? getOrganization(opened.caller, orgId) : null;
});

const readId = async ({ params }: Props) => idValue.safeParse((await params).id).data ?? null;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const orgId = await readId(props);
  const organization = orgId === null ? null : await organizationOf(orgId).catch(() => null);
  return { title: organization?.orgname ?? 'Organization Details' };
}

export default staffPage(async ({ caller, session }, props: Props) => {
  const orgId = await readId(props);
  if (orgId === null) notFound();
  const [organization, notes, callLogs] = await Promise.all([
    organizationOf(orgId),
    section(listOrganizationNotes(caller, orgId)),
    section(listCallLogNotes(caller, orgId)),
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
