/** Display names of records. A record without a name is named by its id. */
import { fullName } from './text';

export function organizationName(organization: { orgId: number; name: string | null }): string {
  return organization.name || `Organization ${organization.orgId}`;
}

export function contactName(contact: {
  contactId: number;
  firstName: string | null;
  lastName: string | null;
}): string {
  return fullName(contact.firstName, contact.lastName) || `Contact ${contact.contactId}`;
}

export function eventName(event: { eventId: number; eventName: string | null }): string {
  return event.eventName?.trim() || `Event ${event.eventId}`;
}

/** The text of links to an event in lists. */
export function eventPlace(event: { eventId: number; location: string | null }): string {
  return event.location?.trim() || `Event ${event.eventId}`;
}

/** That of its organization. */
export function callLogName(callLog: {
  callId: number;
  organization: { orgId: number; name: string | null } | null;
}): string {
  const { organization, callId } = callLog;
  return organization ? organizationName(organization) : `Call log ${callId}`;
}
