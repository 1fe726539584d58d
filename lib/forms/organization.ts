/** The form of an organization, with the names that the backend gives its fields. */
import type { Organization } from '@/lib/contract/entities/organization';
import { fieldsOf } from './field';
import { defineForm, type ValuesOf } from './form';

const { text, phone, flag, option } = fieldsOf<Organization>();

export const ORGANIZATION = defineForm({
  orgname: text('Name', ({ name }) => name, { required: 'Enter a name.' }),
  address: text('Address', ({ address }) => address),
  city: text('City', ({ city }) => city),
  regsite: flag('Registration site', ({ registrationSite }) => registrationSite),
  phone: phone('Organization Phone', ({ phone }) => phone),
  email: text('Organization Email', ({ email }) => email, { inputMode: 'email' }),
  // In the path of the save, and only there (legacy-api.md §3.3).
  countyName: option('County', ({ county }) => county, {
    required: 'Choose a county.',
    inPath: true,
  }),
  zip: text('Zip', ({ zip }) => zip),
});

export type OrganizationValues = ValuesOf<typeof ORGANIZATION>;
