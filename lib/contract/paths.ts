/** Addresses that client components request. Separate from the declarations of calls, so that browsers load no schemas. */
import type { PathValues } from './call';
import { fillPath } from './path';

export const PATHS = {
  // Calls of the backend, by the proxy.
  user: '/api/user',
  search: '/api/elasticsearch/multi-field-index/{text}',
  newOrganizationNote: '/api/org/newNote/{orgId}',
  newContactNote: '/api/contact/newNote/{contactId}',
  newEventNote: '/api/event/newNote/{eventId}',
  editNote: '/api/editNote/{noteId}',
  deleteNote: '/api/deleteNote/{noteId}',
  associateContact: '/api/associate-org-contact/{orgId}/{contactId}',
  removeContact: '/api/orgContact/{orgId}/{contactId}',
  joinEvent: '/api/joinevent/{eventId}',
  leaveEvent: '/api/removePresenter/{eventId}',
  removeAudienceType: '/api/deleteAudienceType/{eventId}/{audienceTypeId}',
  removeOrganization: '/api/removeOrg/{eventId}/{orgId}',
  // Our own endpoints, by the folders of their route files.
  eventOverlaps: '/api/events/overlaps',
  eventPresenters: '/api/events/{eventId}/presenters',
  eventInvites: '/api/events/{eventId}/invites',
  organizationForms: '/api/forms/organizations',
  organizationForm: '/api/forms/organizations/{orgId}',
  contactsOfOrganization: '/api/forms/organizations/{orgId}/contacts',
  contactForms: '/api/forms/contacts',
  contactForm: '/api/forms/contacts/{contactId}',
  eventForms: '/api/forms/events',
  eventForm: '/api/forms/events/{eventId}',
  eventOrganization: '/api/forms/events/{eventId}/organizations/{orgId}',
  callLogForms: '/api/forms/call-logs',
  callLogForm: '/api/forms/call-logs/{callId}',
  organizationOptions: '/api/options/organizations',
  organizationOption: '/api/options/organizations/{orgId}',
  organizationContactOptions: '/api/options/organizations/{orgId}/contacts',
  contactOptions: '/api/options/contacts',
  presenterOptions: '/api/options/presenters',
  dayBlock: '/api/my-day/{block}',
} as const;

type Paths = typeof PATHS;
type Slots<Path extends string> = Path extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;
type Values<Path extends string> = [Slots<Path>] extends [never]
  ? []
  : [values: Record<Slots<Path>, string | number>];

/** The path of a call or a BFF route, with its slots filled. */
export function pathTo<Name extends keyof Paths>(
  name: Name,
  ...values: Values<Paths[Name]>
): string {
  const [given = {}]: PathValues[] = values;
  return fillPath(PATHS[name], given);
}
