/** Contacts and organizations as searchable options; tens of thousands, and therefore cached (TTL). */
import 'server-only';
import { contacts } from '@/lib/contract/calls/contacts';
import { lookups as calls } from '@/lib/contract/calls/lookups';
import { organizationName } from '@/lib/format/record-names';
import { fold, fullName } from '@/lib/format/text';
import { callApi } from './call-api';
import type { RequestContext } from './request-context';
import { ttlCache } from './ttl-cache';

const TTL_MS = 15_000;

/** Adds `folded`, the text without case and accents that is searched, and sorts by it. */
const withFolded = <Option extends { id: number; text: string }>(options: Option[]) =>
  options
    .map((option) => ({ ...option, folded: fold(option.text) }))
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.id - b.id));

/** All contacts as `first last | email | title`, without missing parts. */
export const contactOptions = ttlCache(async (context: RequestContext) => {
  const { value } = await callApi(context, calls.getContactNames);
  return withFolded(
    value.map((contact) => {
      const { contactId, firstName, lastName, email, title } = contact;
      const text = [fullName(firstName, lastName), email, title].filter(Boolean).join(' | ');
      return { id: contactId, text: text || `Contact ${contactId}`, contact };
    }),
  );
}, TTL_MS);

/** Contacts of one organization as `first last | title`; `name` lacks the title. Not cached. Throws LegacyError. */
export async function listContactOptions(context: RequestContext, orgId: number) {
  const { value } = await callApi(context, contacts.getContactsOfOrganization, {
    params: { orgId },
  });
  return withFolded(
    value.map(({ contactId, firstName, lastName, title }) => {
      const name = fullName(firstName, lastName) || `Contact ${contactId}`;
      return { id: contactId, text: title ? `${name} | ${title}` : name, name };
    }),
  );
}

export const organizationOptions = ttlCache(async (context: RequestContext) => {
  const { value } = await callApi(context, calls.getOrganizationNames);
  return withFolded(value.map((row) => ({ id: row.orgId, text: organizationName(row) })));
}, TTL_MS);
