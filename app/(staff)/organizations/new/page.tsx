import type { Metadata } from 'next';
import { organizationFormScreen } from '@/components/organizations/organization-form-screen';
import { protectedPage } from '@/components/shell/protected-page';

export const metadata: Metadata = { title: 'Add Organization' };

export default protectedPage((visit) => organizationFormScreen(visit, null));
