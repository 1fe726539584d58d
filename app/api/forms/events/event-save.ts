/**
 * Input of the calls that save an event. Chosen values are looked up before anything is sent: an event of an unknown type
 * can never be read again, and an unknown audience type or organization fails only after the event is stored
 * (legacy-api.md §3.5).
 */

import type { Event } from '@/lib/contract/entities/event';
import { fitsPath } from '@/lib/contract/text';
import { countErrors, EVENT, type EventValues, eventBody } from '@/lib/forms/event';
import { pathError } from '@/lib/forms/field';
import {
  type County,
  listAudienceTypes,
  listCountyRows,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { organizationOptions } from '@/lib/legacy/name-options';
import type { RequestContext } from '@/lib/legacy/request-context';
import { invalidValues } from '@/lib/proxy/bff-route';

/** `stored`: the event as it is; null for a new one. Throws HttpProblem for invalid and unknown values. */
export async function eventSave(
  context: RequestContext,
  values: EventValues,
  stored: Event | null,
) {
  const countMessages = countErrors(values, stored ? EVENT.read(stored) : EVENT.blank);
  if (Object.keys(countMessages).length > 0) throw invalidValues(countMessages);
  const { county, audience, ...params } = await findChoices(context, values, stored);
  return {
    // Joining is part of a creation only.
    params: { ...params, join: String(stored === null && values.joinEvent) },
    query: { audType: audience.map(String) },
    body: { eventId: stored?.eventId ?? null, ...eventBody(values, county, stored) },
  };
}

async function findChoices(context: RequestContext, values: EventValues, stored: Event | null) {
  const [eventType, status, county, audience, orgId] = await Promise.all([
    findType(context, values, stored),
    findStatus(context, values, stored),
    findCounty(context, values, stored),
    findAudienceTypes(context, values, stored),
    findOrganization(context, values, stored),
  ]);
  const unknown = (found: unknown, what: string) =>
    found === undefined ? `Choose ${what} from the list.` : undefined;
  if (!eventType || !status || county === undefined || !audience || orgId === undefined) {
    throw invalidValues({
      eventType: unknown(eventType, 'an event type'),
      status:
        status === undefined && !fitsPath(values.status)
          ? pathError(EVENT.fields.status.label, values.status)
          : unknown(status, 'a status'),
      county: unknown(county, 'a county'),
      addedAudienceTypes: unknown(audience, 'audience types'),
      linkedOrganization: unknown(orgId, 'an organization'),
    });
  }
  return { eventType, orgId, status, county, audience };
}

/** Undefined for an unknown choice. The choices of the stored event need no lookup. */
type Find<Found> = (
  context: RequestContext,
  values: EventValues,
  stored: Event | null,
) => Promise<Found | undefined>;

const findType: Find<string> = async (context, { eventType }, stored) => {
  if (eventType === stored?.eventType) return eventType;
  return (await listEventTypes(context)).find((type) => type === eventType);
};

/** The word `null` keeps the stored status, also one that no path can contain (legacy-api.md §1.14). */
const findStatus: Find<string> = async (context, { status }, stored) => {
  if (status === '') return 'null';
  if (status === stored?.lastStatus) return fitsPath(status) ? status : 'null';
  if (!fitsPath(status)) return undefined;
  return (await listEventStatuses(context)).find((known) => known === status);
};

/** Null for none. */
const findCounty: Find<County | null> = async (context, { county }, stored) => {
  if (county === '') return null;
  if (stored?.county?.name === county) return stored.county;
  return (await listCountyRows(context)).find(({ name }) => name === county);
};

/** Without those that the event has already: adding one twice fails. */
const findAudienceTypes: Find<number[]> = async (context, { addedAudienceTypes }, stored) => {
  const ids = [...new Set(addedAudienceTypes)];
  if (ids.length === 0) return [];
  const types = await listAudienceTypes(context, stored?.eventId ?? -1);
  const known = new Map(types.map((type) => [type.audienceTypeId, type]));
  if (ids.some((id) => !known.has(id))) return undefined;
  return ids.filter((id) => !known.get(id)?.chosen);
};

/** -1 for none, and for one that the event has already. */
const findOrganization: Find<number> = async (context, { linkedOrganization }, stored) => {
  const orgId = linkedOrganization?.id;
  if (orgId === undefined) return -1;
  if (stored?.organizations.some((organization) => organization.orgId === orgId)) return -1;
  return (await organizationOptions.list(context)).find(({ id }) => id === orgId)?.id;
};
