/** What is known of an organization, in the order and with the labels of its detail. */
import type { Detail } from '@/components/ui/detail-list';
import { formatPhone } from '@/lib/format/phone';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Organization } from '@/lib/legacy/organizations';

export function organizationFacts(organization: Organization): Detail[] {
  return [
    { label: 'Name', value: organization.name },
    { label: 'Last status', value: organization.lastStatus },
    { label: 'Last contact', value: formatDateTime(organization.lastContact) },
    { label: 'Address', value: organization.address },
    { label: 'City', value: organization.city },
    { label: 'County', value: organization.county },
    { label: 'Zip', value: organization.zip },
    { label: 'Registration site', value: yesNo(organization.registrationSite) },
    { label: 'Corporate phone', value: formatPhone(organization.phone) },
    { label: 'Corporate email', value: organization.email },
  ];
}
