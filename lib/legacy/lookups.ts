/** Lists of values that filters and forms offer; the backend orders none of them, so we do. */
import 'server-only';
import type { z } from 'zod';
import { lookups as calls } from '@/lib/contract/calls/lookups';
import type { audienceType, county, status } from '@/lib/contract/entities/lookups';
import { callApi } from './call-api';
import type { RequestContext } from './request-context';

export type County = z.output<typeof county>;
export type Status = z.output<typeof status>;
export type AudienceType = z.output<typeof audienceType>;

const byAlphabet = (texts: string[]) => texts.sort((a, b) => a.localeCompare(b, 'en'));

/** Descriptions, which is what filters carry. */
export async function listCounties(context: RequestContext): Promise<string[]> {
  return byAlphabet((await listCountyRows(context)).map((county) => county.name));
}

/** With ids, in no order: an event is saved with the whole row (legacy-api.md §7.11). */
export async function listCountyRows(context: RequestContext): Promise<County[]> {
  return (await callApi(context, calls.getCounties)).value;
}

export async function listEventTypes(context: RequestContext): Promise<string[]> {
  const { value } = await callApi(context, calls.getEventTypes);
  return byAlphabet(value.map((type) => type.name));
}

/** Descriptions of the type that events may have. */
export async function listEventStatuses(context: RequestContext): Promise<string[]> {
  const { value } = await callApi(context, calls.getEventStatusTypes);
  return byAlphabet(value.map((status) => status.name));
}

/** Of an organization, with ids, which is what a call log carries. */
export async function listOrganizationStatuses(context: RequestContext): Promise<Status[]> {
  const { value } = await callApi(context, calls.getOrganizationStatusTypes);
  return value.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All of them, each with whether the event has it; -1 is no event. Fails with 500 for an unknown event. */
export async function listAudienceTypes(
  context: RequestContext,
  eventId: number,
): Promise<AudienceType[]> {
  const { value } = await callApi(context, calls.getAudienceTypes, { params: { eventId } });
  return value.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Descriptions of both types: an organization may hold the status of an event (legacy-api.md D10). */
export async function listStatuses(context: RequestContext): Promise<string[]> {
  const { value } = await callApi(context, calls.getAllStatusTypes);
  return byAlphabet(value.map((status) => status.name));
}

export async function organizationExists(context: RequestContext, orgId: number): Promise<boolean> {
  const { value } = await callApi(context, calls.getOrganizationNames);
  return value.some((organization) => organization.orgId === orgId);
}

export async function contactExists(context: RequestContext, contactId: number): Promise<boolean> {
  const { value } = await callApi(context, calls.getContactNames);
  return value.some((contact) => contact.contactId === contactId);
}
