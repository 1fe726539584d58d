/** The form of an organization that is there. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pathChoices } from '@/components/forms/path-choices';
import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { organizationOf } from '@/components/organizations/organization-of';
import { protectedPage } from '@/components/shell/protected-page';
import { recordId, recordTitle } from '@/components/shell/record-page';
import { config } from '@/lib/config';
import { fullName } from '@/lib/format/text';
import { startOfDay } from '@/lib/format/wall-clock';
import { listCounties } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';

type Props = PageProps<'/organizations/[id]'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const orgId = await recordId(props.params);
  return recordTitle(orgId === null ? null : organizationOf(orgId), () => 'Edit Organization');
}

export default protectedPage(async ({ context, session }, props: Props) => {
  const orgId = await recordId(props.params);
  if (orgId === null) notFound();
  const [organization, counties] = await Promise.all([
    organizationOf(orgId),
    settle(listCounties(context)),
  ]);
  if (organization === null) notFound();
  return (
    <OrganizationFormView
      organization={organization}
      counties={pathChoices(choicesOf('counties', counties))}
      person={fullName(session.firstName, session.lastName)}
      startOfToday={startOfDay(new Date(), config().AGENCY_TIME_ZONE)}
    />
  );
});
