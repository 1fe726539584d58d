import type { Metadata } from 'next';
import { pathChoices } from '@/components/forms/path-choices';
import { OrganizationFormView } from '@/components/organizations/organization-form-view';
import { protectedPage } from '@/components/shell/protected-page';
import { listCounties } from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';
import { choicesOf } from '@/lib/list/choices';

export const metadata: Metadata = { title: 'Add Organization' };

export default protectedPage(async ({ context, person, today }) => {
  const counties = await settle(listCounties(context));
  return (
    <OrganizationFormView
      organization={null}
      counties={pathChoices(choicesOf('counties', counties))}
      person={person}
      today={today}
    />
  );
});
