import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { recordPage } from '@/components/shell/record-page';
import { listCounties } from '@/lib/legacy/lookups';
import { getOrganization } from '@/lib/legacy/organizations';
import { settle } from '@/lib/legacy/settle';
import { pathChoicesOf } from '@/lib/list/choices';

const page = recordPage({
  load: getOrganization,
  title: () => 'Edit Organization',
  screen: async ({ context, person, today }, record) => {
    const [organization, counties] = await Promise.all([record, settle(listCounties(context))]);
    return (
      <OrganizationFormView
        organization={organization}
        counties={pathChoicesOf('counties', counties)}
        person={person}
        today={today}
      />
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
