/** What an organization's form may hold, and the body that it becomes. */
import { z } from 'zod';
import { digits, errorsOf, line, requiredLine, requiredPathChoice, zeroOrOne } from './checks';
import { ORGANIZATION_FIELDS as F, type OrganizationValues } from './organization-fields';

export const organizationForm = z.strictObject({
  orgname: requiredLine(F.orgname),
  address: line(F.address),
  city: line(F.city),
  regsite: zeroOrOne(F.regsite),
  phone: digits(F.phone),
  email: line(F.email),
  countyName: requiredPathChoice(F.countyName),
  zip: line(F.zip),
});

export const organizationErrors = (values: OrganizationValues) =>
  errorsOf(organizationForm, values);

/** The county goes in the path of the call, and only there (legacy-api.md §3.3). */
export function organizationBody({ countyName: _, ...body }: OrganizationValues) {
  return body;
}
