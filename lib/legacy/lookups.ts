/** Lookups: choices of filters and forms, sorted by name. All functions throw LegacyError. */
import 'server-only';
import type { z } from 'zod';
import type { Call } from '@/lib/contract/call';
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

const namesOf = (call: Call<Named[]>) => async (context: RequestContext) =>
  (await callApi(context, call)).value.sort(byName).map(({ name }) => name);

export const listCounties = namesOf(calls.getCounties);
export const listEventTypes = namesOf(calls.getEventTypes);
export const listEventStatuses = namesOf(calls.getEventStatusTypes);
/** Statuses of organizations and events: an organization may have the status of an event (legacy-api.md D10). */
export const listStatuses = namesOf(calls.getAllStatusTypes);

/** Unsorted. With ids, because an event is saved with the whole row (legacy-api.md §7.11). */
export async function listCountyRows(context: RequestContext): Promise<County[]> {
  return (await callApi(context, calls.getCounties)).value;
}

/** With the ids that call logs contain. */
export async function listOrganizationStatuses(context: RequestContext): Promise<Status[]> {
  return (await callApi(context, calls.getOrganizationStatusTypes)).value.sort(byName);
}

/** All audience types; `chosen` if the event has it. -1 means no event. Fails with 500 for an unknown event. */
export async function listAudienceTypes(
  context: RequestContext,
  eventId: number,
): Promise<AudienceType[]> {
  const { value } = await callApi(context, calls.getAudienceTypes, { params: { eventId } });
  return value.sort(byName);
}
