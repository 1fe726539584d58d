/** Lookups: lists of values that filters and forms offer. The backend sorts none of them. */
import 'server-only';
import type { z } from 'zod';
import { lookups as calls } from '@/lib/contract/calls/lookups';
import type { audienceType, county, status } from '@/lib/contract/entities/lookups';
import { callApi } from './call-api';
import type { RequestContext } from './request-context';
import { byText } from './wall-clock';

export type County = z.output<typeof county>;
export type Status = z.output<typeof status>;
export type AudienceType = z.output<typeof audienceType>;

interface Named {
  name: string;
}

const byName = (a: Named, b: Named) => byText(a.name, b.name);
const namesOf = (rows: Named[]) => rows.sort(byName).map(({ name }) => name);

export async function listCounties(context: RequestContext): Promise<string[]> {
  return namesOf(await listCountyRows(context));
}

/** Unsorted: an event is saved with the whole row (legacy-api.md §7.11). */
export async function listCountyRows(context: RequestContext): Promise<County[]> {
  return (await callApi(context, calls.getCounties)).value;
}

export async function listEventTypes(context: RequestContext): Promise<string[]> {
  return namesOf((await callApi(context, calls.getEventTypes)).value);
}

export async function listEventStatuses(context: RequestContext): Promise<string[]> {
  return namesOf((await callApi(context, calls.getEventStatusTypes)).value);
}

/** Of organizations and events: an organization may have the status of an event (legacy-api.md D10). */
export async function listStatuses(context: RequestContext): Promise<string[]> {
  return namesOf((await callApi(context, calls.getAllStatusTypes)).value);
}

/** Of organizations, with the ids that call logs contain. */
export async function listOrganizationStatuses(context: RequestContext): Promise<Status[]> {
  return (await callApi(context, calls.getOrganizationStatusTypes)).value.sort(byName);
}

/** All of them, each with whether the event has it; -1 is no event. Fails with 500 for an unknown event. */
export async function listAudienceTypes(
  context: RequestContext,
  eventId: number,
): Promise<AudienceType[]> {
  const { value } = await callApi(context, calls.getAudienceTypes, { params: { eventId } });
  return value.sort(byName);
}

export async function organizationExists(context: RequestContext, orgId: number): Promise<boolean> {
  const { value } = await callApi(context, calls.getOrganizationNames);
  return value.some((organization) => organization.orgId === orgId);
}

export async function contactExists(context: RequestContext, contactId: number): Promise<boolean> {
  const { value } = await callApi(context, calls.getContactNames);
  return value.some((contact) => contact.contactId === contactId);
}
