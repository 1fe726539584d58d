/** The contract's schemas as JSON Schema, in the form of the wire. */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { rangeDate, writtenDateIfGiven } from '@/lib/contract/dates';
import * as callLog from '@/lib/contract/entities/call-log';
import * as contact from '@/lib/contract/entities/contact';
import * as dashboard from '@/lib/contract/entities/dashboard';
import * as event from '@/lib/contract/entities/event';
import { inviteTexts } from '@/lib/contract/entities/invite';
import * as lookups from '@/lib/contract/entities/lookups';
import * as note from '@/lib/contract/entities/note';
import * as organization from '@/lib/contract/entities/organization';
import * as person from '@/lib/contract/entities/person';
import * as search from '@/lib/contract/entities/search';
import { flagIfGiven, id, wholeNumber } from '@/lib/contract/entities/wire';
import { NOT_WRITTEN, writtenFlagIfGiven } from '@/lib/contract/entities/written';
import * as values from '@/lib/contract/values';
import notes from './notes.json';

type Schema = z.core.$ZodType;
export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;
type Overridden = Parameters<Override>[0];

const ENTITIES = {
  ...{ ...callLog, ...contact, ...dashboard, ...event, ...lookups },
  ...{ ...note, ...organization, ...person, ...search },
};
const VALUES = { ...values, ...inviteTexts, rangeDate };

/** Properties of bodies that are null, empty or missing: the backend rejects the form in which it returns them (§1.8). */
const SENT_EMPTY = new Map<Schema, Record<string, null | readonly []>>([
  [organization.newOrganization.in, NOT_WRITTEN.organization],
  [organization.editedOrganization.in, NOT_WRITTEN.organization],
  [contact.newContact.in, NOT_WRITTEN.contact],
  [contact.editedContact.in, NOT_WRITTEN.contact],
  [event.newEvent.in, NOT_WRITTEN.event],
  [event.editedEvent.in, NOT_WRITTEN.event],
  [callLog.newCallLog.in, NOT_WRITTEN.note],
  [callLog.newCallLog.in.shape.callLog, NOT_WRITTEN.callLog],
  [callLog.editedCallLog.in, NOT_WRITTEN.note],
  [callLog.editedCallLog.in.shape.callLog, NOT_WRITTEN.callLog],
]);

/** Converts schemas to JSON Schema. Named ones become references to `components`, which is filled by each conversion. */
export function schemaBook(calls: readonly Call[]) {
  const metadata = namesOf(calls);
  const components: Record<string, JsonSchema> = {};
  const convert = (schema: Schema, override?: Override): JsonSchema => {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      metadata,
      ...(override && { override }),
    });
    Object.assign(components, $defs);
    return json;
  };
  return {
    components,
    /** Null is the value of an empty body; the backend never sends it. */
    response: (schema: Schema) =>
      convert(schema instanceof z.ZodNullable ? schema.unwrap() : schema),
    body: (schema: Schema) => convert(schema, asSent),
    /** Values of path and query, by name. */
    values: ({ params, query }: Call) =>
      [params, query].flatMap((place) => Object.entries(convert(place, asText).properties ?? {})),
  };
}

export type SchemaBook = ReturnType<typeof schemaBook>;

/** Names schemas after the exports of the contract; of two exports of one schema, after the first. */
function namesOf(calls: readonly Call[]) {
  const names = z.registry<{ id?: string; description?: string | undefined }>();
  const schemaNotes: Record<string, string> = notes.schemas;
  const valueNotes: Record<string, string> = notes.values;
  const add = (schema: Schema, id: string) => {
    if (!names.has(schema)) names.add(schema, { id, description: schemaNotes[id] });
  };
  add(id, 'Id');
  add(wireSide(flagIfGiven), 'Flag');
  add(wireSide(writtenFlagIfGiven), 'WrittenFlag');
  add(wireSide(writtenDateIfGiven), 'WrittenDate');
  for (const [name, schema] of Object.entries(ENTITIES)) {
    const wire = schema instanceof z.ZodType ? wireSide(schema) : null;
    if (wire instanceof z.ZodObject) add(wire, `${name[0]?.toUpperCase()}${name.slice(1)}`);
  }
  for (const [name, schema] of Object.entries(VALUES)) {
    if (schema instanceof z.ZodType) names.add(schema, { description: valueNotes[name] });
  }
  for (const { returns } of calls) {
    const page = returns.kind === 'json' ? wireSide(returns.schema) : null;
    const rows = page instanceof z.ZodObject ? page.shape.content : null;
    const row = rows instanceof z.ZodArray ? names.get(wireSide(rows.element))?.id : undefined;
    if (page && row) add(page, `PageOf${row}`);
  }
  return names;
}

function wireSide(schema: Schema): Schema {
  return schema instanceof z.ZodPipe ? wireSide(schema.def.in) : schema;
}

/** In a body, a property is required if it is rejected when missing, also by a check after that of its type. */
function asSent({ zodSchema, jsonSchema }: Overridden): void {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const issues = zodSchema.safeParse({}).error?.issues ?? [];
  const required = issues.map(({ path: [name] }) => String(name));
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
  for (const [name, value] of Object.entries(SENT_EMPTY.get(zodSchema) ?? {})) {
    const empty: JsonSchema = value ? { type: ['array', 'null'], maxItems: 0 } : { type: 'null' };
    jsonSchema.properties = { ...jsonSchema.properties, [name]: empty };
  }
}

/** An address has no null and no empty text (§1.14), and numbers only as digits. */
function asText({ zodSchema, jsonSchema }: Overridden): void {
  if (zodSchema instanceof z.ZodNullable) {
    const [only = {}] = jsonSchema.anyOf ?? [];
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, only);
  }
  if (zodSchema instanceof z.ZodString && !jsonSchema.pattern) jsonSchema.minLength ??= 1;
  if (zodSchema instanceof z.ZodLiteral && jsonSchema.enum) {
    const numbers = jsonSchema.enum.filter((one) => typeof one === 'number');
    if (numbers.length > 0) jsonSchema.enum = numbers;
  }
  if (zodSchema instanceof z.ZodPipe && zodSchema.def.in === wholeNumber) {
    const { type, ...bounds } = z.toJSONSchema(zodSchema.def.out);
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type: 'integer', minimum: 0, ...bounds });
  }
}

/** Removes defaults, which are not on the wire, and the bounds of JavaScript's whole numbers; adds descriptions. */
export function tidied(document: object): unknown {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'default' || key === '$schema') return undefined;
    if (Math.abs(value) === Number.MAX_SAFE_INTEGER) return undefined;
    if (key === '$ref') return value.replace('#/$defs/', '#/components/schemas/');
    if (key === 'anyOf') return value.flatMap(alternatives);
    return key === 'properties' ? withNotes(value) : value;
  });
}

function alternatives(one: JsonSchema): JsonSchema[] {
  return (Object.keys(one).length === 1 && one.anyOf) || [one];
}

function withNotes(properties: Record<string, JsonSchema>) {
  const propertyNotes: Record<string, string> = notes.properties;
  const noted = Object.entries(properties).map(([name, json]) => {
    const description = propertyNotes[name];
    return [name, description && json.type !== 'null' ? { ...json, description } : json];
  });
  return Object.fromEntries(noted);
}
