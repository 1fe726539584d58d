/**
 * What a save of an event sends. What it chooses out of the backend's lists is looked up before anything is sent: an
 * event of an unknown type can never be read again, and an unknown audience type or organization fails only after the
 * event itself is stored (legacy-api.md §3.5).
 */
import type { z } from 'zod';
import { fitsPath } from '@/lib/contract/text';
import { countErrors, EVENT, type EventValues, eventBody } from '@/lib/forms/event';
import { pathRefusal } from '@/lib/forms/field';
import type { FieldErrors, NameOf } from '@/lib/forms/form';
import type { Event } from '@/lib/legacy/events';
import {
  listAudienceTypes,
  listCountyRows,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { organizationOptions } from '@/lib/legacy/name-options';
import type { RequestContext } from '@/lib/legacy/request-context';
import { invalidValues } from '@/lib/proxy/bff-route';

/** `stored`: the event as it is; null for a new one. Throws HttpProblem for what is not right or not known. */
export async function eventSave<Body>(
  context: RequestContext,
  schema: z.ZodType<Body>,
  values: EventValues,
  stored: Event | null,
) {
  const tooMany = countErrors(values, stored ? EVENT.read(stored) : EVENT.blank);
  if (Object.keys(tooMany).length > 0) throw invalidValues(tooMany);
  const { params, audience, county } = await knownChoices(context, values, stored);
  // The form lets pass what the backend does not take, such as a stored end before its start.
  const written = schema.safeParse({
    eventId: stored?.eventId ?? null,
    ...eventBody(values, county, stored),
  });
  if (!written.success) {
    const errors = written.error.issues.map(({ path, message }) => [path.join('.'), message]);
    throw invalidValues(Object.fromEntries(errors));
  }
  // Joining means nothing to an event that is there.
  const join = String(stored === null && values.joinEvent);
  const query = { audType: audience.map(String) };
  return { params: { ...params, join }, query, body: written.data };
}

/** What the event has already is known to the backend. */
async function knownChoices(context: RequestContext, values: EventValues, stored: Event | null) {
  const [eventType, status, county, audience, orgId] = await Promise.all([
    knownType(context, values, stored),
    knownStatus(context, values, stored),
    knownCounty(context, values, stored),
    audienceTypesToAdd(context, values, stored),
    organizationToLink(context, values, stored),
  ]);
  if (!eventType || !status || county === undefined || !audience || orgId === undefined) {
    const { label } = EVENT.fields.status;
    throw invalidValues({
      ...notListed('eventType', eventType),
      ...(status === undefined && !fitsPath(values.status)
        ? { status: pathRefusal(label, values.status) }
        : notListed('status', status)),
      ...notListed('county', county),
      ...notListed('addedAudienceTypes', audience),
      ...notListed('linkedOrganization', orgId),
    });
  }
  return { params: { eventType, orgId, status }, audience, county };
}

function notListed(field: NameOf<EventValues>, found: unknown): FieldErrors<EventValues> {
  if (found !== undefined) return {};
  return { [field]: `${EVENT.fields[field].label} is not one of the list.` };
}

async function knownType(
  context: RequestContext,
  { eventType }: EventValues,
  stored: Event | null,
) {
  if (eventType === stored?.eventType) return eventType;
  return (await listEventTypes(context)).find((type) => type === eventType);
}

/**
 * The word `null` leaves the status as it is, or gives a new event the one that new events begin with. A stored status that
 * no address can carry stays as it is in the same way (legacy-api.md §1.14).
 */
async function knownStatus(context: RequestContext, { status }: EventValues, stored: Event | null) {
  if (status === '') return 'null';
  if (status === stored?.lastStatus) return fitsPath(status) ? status : 'null';
  if (!fitsPath(status)) return undefined;
  return (await listEventStatuses(context)).find((known) => known === status);
}

/** Null for none. */
async function knownCounty(context: RequestContext, { county }: EventValues, stored: Event | null) {
  if (county === '') return null;
  if (stored?.county?.name === county) return stored.county;
  return (await listCountyRows(context)).find(({ name }) => name === county);
}

/** Without those that the event has by now: adding one twice fails. */
async function audienceTypesToAdd(
  context: RequestContext,
  values: EventValues,
  stored: Event | null,
) {
  const ids = [...new Set(values.addedAudienceTypes)];
  if (ids.length === 0) return [];
  const types = await listAudienceTypes(context, stored?.eventId ?? -1);
  const known = new Map(types.map((type) => [type.audienceTypeId, type]));
  if (ids.some((id) => !known.has(id))) return undefined;
  return ids.filter((id) => !known.get(id)?.chosen);
}

/** -1 for none, and for one that the event has already. */
async function organizationToLink(
  context: RequestContext,
  values: EventValues,
  stored: Event | null,
) {
  const orgId = values.linkedOrganization?.id;
  if (orgId === undefined) return -1;
  if (stored?.organizations.some((organization) => organization.orgId === orgId)) return -1;
  const known = await organizationOptions.list(context);
  return known.find(({ id }) => id === orgId)?.id;
}
