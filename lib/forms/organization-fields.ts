/** The fields of the organization form, with the names that the backend gives them. */
import type { OrganizationDetail } from '@/lib/contract/entities/organization';
import { digitsOf } from '@/lib/format/phone';
import type { FieldFacts, Values } from './values';

export type OrganizationField =
  | 'orgname'
  | 'address'
  | 'city'
  | 'regsite'
  | 'phone'
  | 'email'
  | 'countyName'
  | 'zip';

export type OrganizationValues = Values<OrganizationField>;

export const ORGANIZATION_FIELDS: Record<OrganizationField, FieldFacts> = {
  orgname: { label: 'Name', kind: 'text' },
  address: { label: 'Address', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  regsite: { label: 'Registration site', kind: 'flag' },
  phone: { label: 'Organization Phone', kind: 'phone' },
  email: { label: 'Organization Email', kind: 'text' },
  countyName: { label: 'County', kind: 'text' },
  zip: { label: 'Zip', kind: 'text' },
};

export const NEW_ORGANIZATION: OrganizationValues = {
  orgname: '',
  address: '',
  city: '',
  regsite: '0',
  phone: '',
  email: '',
  countyName: '',
  zip: '',
};

export function organizationValues(organization: OrganizationDetail): OrganizationValues {
  return {
    orgname: organization.name ?? '',
    address: organization.address ?? '',
    city: organization.city ?? '',
    regsite: organization.registrationSite ? '1' : '0',
    phone: digitsOf(organization.phone),
    email: organization.email ?? '',
    countyName: organization.county ?? '',
    zip: organization.zip ?? '',
  };
}
