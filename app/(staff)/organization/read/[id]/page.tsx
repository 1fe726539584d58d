import { OrganizationView } from '@/components/organizations/organization-view';
import { recordPage } from '@/components/shell/record-page';
import { listCallLogNotes, listOrganizationNotes } from '@/lib/legacy/notes';
import { getOrganization } from '@/lib/legacy/organizations';
import { settle } from '@/lib/legacy/settle';

const page = recordPage({
  load: getOrganization,
  title: (organization) => organization?.name ?? 'Organization Details',
  screen: async ({ context, person, timeZone, today }, record, orgId) => {
    const [organization, notes, callLogs] = await Promise.all([
      record,
      settle(listOrganizationNotes(context, orgId)),
      settle(listCallLogNotes(context, orgId)),
    ]);
    return <OrganizationView {...{ organization, notes, callLogs, person, timeZone, today }} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
