/** Lists of values that filters and forms offer; the backend orders none of them, so we do. */
import 'server-only';
import type { z } from 'zod';
import * as calls from '@/lib/contract/calls/lookups';
import type { audienceType, county, status } from '@/lib/contract/entities/lookups';
import { ask } from './ask';
import type { Caller } from './caller';

export type County = z.output<typeof county>;
export type Status = z.output<typeof status>;
export type AudienceType = z.output<typeof audienceType>;

const byAlphabet = (texts: string[]) => texts.sort((a, b) => a.localeCompare(b, 'en'));

/** Descriptions, which is what filters carry. */
export async function listCounties(caller: Caller): Promise<string[]> {
  return byAlphabet((await listCountyRows(caller)).map((county) => county.name));
}

/** With ids, in no order: an event is saved with the whole row (legacy-api.md §7.11). */
export async function listCountyRows(caller: Caller): Promise<County[]> {
  return (await ask(caller, calls.getCounties)).value;
}

export async function listEventTypes(caller: Caller): Promise<string[]> {
  const { value } = await ask(caller, calls.getEventTypes);
  return byAlphabet(value.map((type) => type.name));
}

/** Descriptions of the type that events may have. */
export async function listEventStatuses(caller: Caller): Promise<string[]> {
  const { value } = await ask(caller, calls.getEventStatusTypes);
  return byAlphabet(value.map((status) => status.name));
}

/** Of an organization, with ids, which is what a call log carries. */
export async function listOrganizationStatuses(caller: Caller): Promise<Status[]> {
  const { value } = await ask(caller, calls.getOrganizationStatusTypes);
  return value.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** All of them, each with whether the event has it; -1 is no event. Fails with 500 for an unknown event. */
export async function listAudienceTypes(caller: Caller, eventId: number): Promise<AudienceType[]> {
  const { value } = await ask(caller, calls.getAudienceTypes, { params: { eventId } });
  return value.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Descriptions of both types: an organization may hold the status of an event (legacy-api.md D10). */
export async function listStatuses(caller: Caller): Promise<string[]> {
  const { value } = await ask(caller, calls.getAllStatusTypes);
  return byAlphabet(value.map((status) => status.name));
}

export async function organizationExists(caller: Caller, orgId: number): Promise<boolean> {
  const { value } = await ask(caller, calls.getOrganizationNames);
  return value.some((organization) => organization.orgId === orgId);
}

export async function contactExists(caller: Caller, contactId: number): Promise<boolean> {
  const { value } = await ask(caller, calls.getContactNames);
  return value.some((contact) => contact.contactId === contactId);
}
