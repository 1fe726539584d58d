/**
 * What a body sends as null or as an empty list, or leaves out: in the form in which it is read the backend refuses
 * it (legacy-api.md §1.8).
 */
import { NOT_WRITTEN } from '@/lib/contract/entities/written';
import type { JsonSchema } from './json-schema';

export interface SentEmpty {
  [property: string]: null | readonly [] | SentEmpty;
}

const { organization, contact, event, note, callLog } = NOT_WRITTEN;

/** By the name of the body's schema. */
export const SENT_EMPTY: Record<string, SentEmpty> = {
  NewOrganization: organization,
  EditedOrganization: organization,
  NewContact: contact,
  EditedContact: contact,
  NewEvent: event,
  EditedEvent: event,
  NewCallLog: { ...note, callLog },
  EditedCallLog: { ...note, callLog },
};

export function withEmpty(json: JsonSchema, empty: SentEmpty): JsonSchema {
  const added = Object.entries(empty).map(([name, value]) => {
    const inner = json.properties?.[name];
    return [name, emptySchema(value, typeof inner === 'object' ? inner : {})];
  });
  return { ...json, properties: { ...json.properties, ...Object.fromEntries(added) } };
}

function emptySchema(value: SentEmpty[string], inner: JsonSchema): JsonSchema {
  if (value === null) return { type: 'null' };
  return isEmptyList(value) ? { type: ['array', 'null'], maxItems: 0 } : withEmpty(inner, value);
}

function isEmptyList(value: readonly [] | SentEmpty): value is readonly [] {
  return Array.isArray(value);
}
