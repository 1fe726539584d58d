/**
 * What a save of an event chooses out of the backend's lists. All of it is looked up before anything is sent: an
 * event of an unknown type can never be read again, and an unknown audience type or organization fails only after the
 * event itself is stored (legacy-api.md §3.5).
 */
import { readChoice } from '@/lib/forms/choice';
import {
  type EventField,
  type EventValues,
  EVENT_FIELDS as F,
  readIds,
} from '@/lib/forms/event-fields';
import { fitsPath, pathRefusal } from '@/lib/forms/path-choice';
import type { FieldErrors } from '@/lib/forms/values';
import type { Caller } from '@/lib/legacy/caller';
import type { Event } from '@/lib/legacy/events';
import {
  listAudienceTypes,
  listCountyRows,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { organizationOptions } from '@/lib/legacy/name-options';
import { invalidValues } from '@/lib/proxy/bff-route';

interface Choices {
  /** In the address of the call. */
  params: { eventType: string; orgId: number; status: string };
  query: { audType: string[] };
  county: Event['county'];
}

/**
 * `stored`: the event as it is; null for a new one. What it has already is known to the backend. Throws HttpProblem for
 * what is not.
 */
export async function knownChoices(
  caller: Caller,
  values: EventValues,
  stored: Event | null,
): Promise<Choices> {
  const [type, status, county, audience, organization] = await Promise.all([
    knownType(caller, values, stored),
    knownStatus(caller, values, stored),
    knownCounty(caller, values, stored),
    audienceTypesToAdd(caller, values, stored),
    organizationToLink(caller, values, stored),
  ]);
  const errors: FieldErrors<EventField> = {
    ...notListed('eventType', type),
    ...(status === undefined && !fitsPath(values.status)
      ? { status: pathRefusal(F.status, values.status) }
      : notListed('status', status)),
    ...notListed('county', county),
    ...notListed('addedAudienceTypes', audience),
    ...notListed('linkedOrganization', organization),
  };
  if (!type || !status || county === undefined || !audience || organization === undefined) {
    throw invalidValues(errors);
  }
  const params = { eventType: type, orgId: organization, status };
  return { params, query: { audType: audience.map(String) }, county };
}

function notListed(field: EventField, found: unknown): FieldErrors<EventField> {
  return found === undefined ? { [field]: `${F[field].label} is not one of the list.` } : {};
}

async function knownType(caller: Caller, { eventType }: EventValues, stored: Event | null) {
  if (eventType === stored?.eventType) return eventType;
  return (await listEventTypes(caller)).find((type) => type === eventType);
}

/**
 * The word `null` leaves the status as it is, or gives a new event the one that new events begin with. A stored status that
 * no address can carry stays as it is in the same way (legacy-api.md §1.14).
 */
async function knownStatus(caller: Caller, { status }: EventValues, stored: Event | null) {
  if (status === '') return 'null';
  if (status === stored?.lastStatus) return fitsPath(status) ? status : 'null';
  if (!fitsPath(status)) return undefined;
  return (await listEventStatuses(caller)).find((known) => known === status);
}

/** Null for none. */
async function knownCounty(caller: Caller, { county }: EventValues, stored: Event | null) {
  if (county === '') return null;
  if (stored?.county?.name === county) return stored.county;
  return (await listCountyRows(caller)).find(({ name }) => name === county);
}

/** Without those that the event has by now: adding one twice fails. */
async function audienceTypesToAdd(caller: Caller, values: EventValues, stored: Event | null) {
  const ids = [...new Set(readIds(values.addedAudienceTypes))];
  if (ids.length === 0) return [];
  const types = await listAudienceTypes(caller, stored?.eventId ?? -1);
  const known = new Map(types.map((type) => [type.audienceTypeId, type]));
  if (ids.some((id) => !known.has(id))) return undefined;
  return ids.filter((id) => !known.get(id)?.chosen);
}

/** -1 for none, and for one that the event has already. */
async function organizationToLink(caller: Caller, values: EventValues, stored: Event | null) {
  const orgId = readChoice(values.linkedOrganization)?.id;
  if (orgId === undefined) return -1;
  if (stored?.organizations.some((organization) => organization.orgId === orgId)) return -1;
  const known = await organizationOptions.list(caller);
  return known.find(({ id }) => id === orgId)?.id;
}
