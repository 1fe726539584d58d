/** JSON Schema as the contract's schemas are turned into it, and what is changed of it on the way. */
import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Sees every schema beside what became of it, which it may change. */
export type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;
export type Overridden = Parameters<Override>[0];

/** Of alternatives, those that the wire really has; a single one stands for itself. */
export function keepAlternatives(json: JsonSchema, keep: (one: JsonSchema) => boolean): void {
  const kept = json.anyOf?.filter(keep);
  if (!kept) return;
  delete json.anyOf;
  Object.assign(json, kept.length === 1 ? kept[0] : { anyOf: kept });
}
