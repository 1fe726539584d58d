import { organizationFormScreen } from '@/components/organizations/organization-form-screen';
import { recordPage } from '@/components/shell/record-page';
import { getOrganization } from '@/lib/legacy/organizations';

const page = recordPage({
  load: getOrganization,
  title: () => 'Edit Organization',
  screen: organizationFormScreen,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
