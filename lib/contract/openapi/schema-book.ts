/** The schemas of answers and bodies as JSON Schema: what is on the wire, each entity once and under its name. */
import { z } from 'zod';
import type { JsonSchema, Overridden, Override } from './json-schema';
import { PROPERTY_NOTES } from './property-notes';
import type { SchemaNames } from './schema-names';
import { SENT_EMPTY, withEmpty } from './sent-empty';

export interface SchemaBook {
  /** Those that were needed so far, by name. */
  components: Record<string, JsonSchema>;
  ofAnswer: (schema: z.core.$ZodType) => JsonSchema;
  ofBody: (schema: z.core.$ZodType) => JsonSchema;
}

export function schemaBook(names: SchemaNames): SchemaBook {
  const components: Record<string, JsonSchema> = {};
  const write = (schema: z.core.$ZodType, override?: Override): JsonSchema => {
    const { $schema, $defs, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: names,
      override,
    });
    for (const [name, component] of Object.entries($defs ?? {})) {
      const empty = SENT_EMPTY[name];
      components[name] = empty ? withEmpty(tidied(component), empty) : tidied(component);
    }
    return tidied(json);
  };
  return {
    components,
    ofAnswer: (schema) => write(schema),
    ofBody: (schema) => write(schema, withRequired),
  };
}

/** Required is what is refused when it is missing, also by a check behind the type. */
function withRequired({ zodSchema, jsonSchema }: Overridden): void {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const needed = complainedOf(zodSchema);
  if (needed.length > 0) jsonSchema.required = needed;
  else delete jsonSchema.required;
}

function complainedOf(body: z.ZodObject): string[] {
  const issues = body.safeParse({}).error?.issues ?? [];
  return issues.map(({ path: [name] }) => String(name));
}

/** Defaults are what our side reads, and the bounds of JavaScript's whole numbers say nothing. */
export function tidied(json: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(json), (key, value) => {
    if (key === 'default') return undefined;
    if (value === Number.MIN_SAFE_INTEGER || value === Number.MAX_SAFE_INTEGER) return undefined;
    if (key === '$ref') return value.replace('#/$defs/', '#/components/schemas/');
    if (key === 'anyOf') return flat(value);
    return key === 'properties' ? withNotes(value) : value;
  });
}

function flat(alternatives: JsonSchema[]): JsonSchema[] {
  return alternatives.flatMap((one) => (Object.keys(one).length === 1 && one.anyOf) || [one]);
}

function withNotes(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const noted = Object.entries(properties).map(([name, json]) => {
    const description = PROPERTY_NOTES[name];
    return [name, description ? { ...json, description } : json];
  });
  return Object.fromEntries(noted);
}
