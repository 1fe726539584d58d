import type { Metadata } from 'next';
import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { protectedPage } from '@/components/shell/protected-page';
import { listCounties } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { pathChoicesOf } from '@/lib/list/choices';

export const metadata: Metadata = { title: 'Add Organization' };

export default protectedPage(async ({ context, person, today }) => {
  const counties = await settle(listCounties(context));
  return (
    <OrganizationFormView
      organization={null}
      counties={pathChoicesOf('counties', counties)}
      person={person}
      today={today}
    />
  );
});
