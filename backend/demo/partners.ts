/** Organizations that have somebody to speak with. */
import type { DemoContact } from './contacts';
import type { DemoOrganization } from './organizations';

export type Partner = { organization: DemoOrganization; contacts: DemoContact[] };

/** By organization id, in the order in which the organizations first appear among the contacts. */
export function partnersOf(contacts: readonly DemoContact[]): Map<number, Partner> {
  const partners = new Map<number, Partner>();
  for (const contact of contacts) {
    for (const organization of contact.organizations) {
      const partner = partners.get(organization.row.orgId) ?? { organization, contacts: [] };
      partner.contacts.push(contact);
      partners.set(organization.row.orgId, partner);
    }
  }
  return partners;
}
