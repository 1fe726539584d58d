/** What the schemas of the OpenAPI document are called: as the contract's exports are. */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { writtenDateIfGiven } from '@/lib/contract/dates';
import * as callLog from '@/lib/contract/entities/call-log';
import * as callLogBody from '@/lib/contract/entities/call-log-body';
import * as contact from '@/lib/contract/entities/contact';
import * as dashboard from '@/lib/contract/entities/dashboard';
import * as event from '@/lib/contract/entities/event';
import * as eventBody from '@/lib/contract/entities/event-body';
import * as lookups from '@/lib/contract/entities/lookups';
import * as note from '@/lib/contract/entities/note';
import * as organization from '@/lib/contract/entities/organization';
import * as person from '@/lib/contract/entities/person';
import * as search from '@/lib/contract/entities/search';
import * as user from '@/lib/contract/entities/user';
import { flagIfGiven, id } from '@/lib/contract/entities/wire';
import { writtenFlagIfGiven } from '@/lib/contract/entities/written';

const ENTITIES = [
  callLog,
  callLogBody,
  contact,
  dashboard,
  event,
  eventBody,
  lookups,
  note,
  organization,
  person,
  search,
  user,
];

export type SchemaNames = z.core.$ZodRegistry<{ id: string; description?: string | undefined }>;

/** What is on the wire, before our side makes something else of it. */
function wireSide(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodPipe ? wireSide(schema.def.in) : schema;
}

/** Two of our shapes may read one and the same of the wire's, which is named after the first then. */
export function schemaNames(calls: readonly Call[]): SchemaNames {
  const names: SchemaNames = z.registry();
  const add = (schema: z.core.$ZodType, name: string, description?: string) => {
    if (!names.has(schema)) names.add(schema, { id: name, description });
  };
  add(id, 'Id', 'A number; its digits as text inside call logs (§1.10).');
  add(wireSide(flagIfGiven), 'Flag', '1 = yes, 0 or nothing = no; typeExist is true or false.');
  add(wireSide(writtenFlagIfGiven), 'WrittenFlag', '1 = yes, everything else = no.');
  add(wireSide(writtenDateIfGiven), 'WrittenDate', 'Empty text is nothing.');
  for (const [name, schema] of ENTITIES.flatMap((entity) => Object.entries(entity)).sort(byName)) {
    if (!(schema instanceof z.ZodType)) continue;
    const wire = wireSide(schema);
    if (wire instanceof z.ZodObject) add(wire, `${name[0]?.toUpperCase()}${name.slice(1)}`);
  }
  for (const { answer } of calls) {
    if (answer.kind !== 'json') continue;
    const row = rowOfPage(answer.schema);
    const name = row && names.get(wireSide(row))?.id;
    if (name) add(wireSide(answer.schema), `PageOf${name}`);
  }
  return names;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Every list in pages has an envelope of its own. */
function rowOfPage(answer: z.ZodType): z.core.$ZodType | null {
  const page = wireSide(answer);
  if (!(page instanceof z.ZodObject)) return null;
  const { content } = page.shape;
  return content instanceof z.ZodArray ? content.element : null;
}
