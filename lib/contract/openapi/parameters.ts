/** Values of paths and queries as parameters: text in an address, whatever our side takes for it. */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { rangeDate } from '@/lib/contract/dates';
import { inviteTexts } from '@/lib/contract/entities/invite';
import { wholeNumber } from '@/lib/contract/entities/wire';
import {
  description,
  filterValues,
  flagFilter,
  freeText,
  idOrNone,
  ids,
  page,
  size,
  sortOrder,
  trueOrFalse,
} from '@/lib/contract/values';
import { type JsonSchema, keepAlternatives, type Overridden } from './json-schema';
import { tidied } from './schema-book';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description?: string;
  required?: true;
  style?: 'form';
  explode?: true;
  schema: JsonSchema;
}

const UNSAFE = 'The characters / \\ % ; are refused in every encoding (§1.14).';

const NOTES = new Map<z.core.$ZodType, string>([
  [idOrNone, '-1 says that there is none (§1.14).'],
  [page, 'Zero-based.'],
  [size, 'The backend knows no upper bound; this one is ours.'],
  [sortOrder, 'asce is ascending; every other word but null, asc included, is descending (§1.16).'],
  [rangeDate, 'Wall clock. Counts only where both ends of the range are given (§1.14).'],
  [trueOrFalse, 'The word null is no answer to it (§1.14).'],
  [description, `The description of a lookup row, not its id. ${UNSAFE}`],
  [freeText, UNSAFE],
  ...Object.values(inviteTexts).map((text): [z.ZodType, string] => [text, UNSAFE]),
  [
    filterValues,
    'Descriptions. Unknown ones count as absent; one alone is split at commas (§1.15).',
  ],
  [flagFilter, '0 and nothing are no filter (§7.2).'],
  [ids, 'Ids, one in each occurrence of the parameter.'],
]);
const SORT_FIELD = 'By any other property the backend fails; null is the default order (§1.16).';

export function parametersOf({ params, query }: Call): Parameter[] {
  return [
    ...shapeOf(params).map(([name, value]) => pathParameter(name, value)),
    ...shapeOf(query).map(([name, value]) => queryParameter(name, value)),
  ];
}

function shapeOf(schema: z.ZodType): [string, z.core.$ZodType][] {
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

function pathParameter(name: string, value: z.core.$ZodType): Parameter {
  return { name, in: 'path', ...noteOn(name, value), required: true, schema: textSchema(value) };
}

/** A list repeats its parameter; of a list that holds one value at most, that value is left. */
function queryParameter(name: string, value: z.core.$ZodType): Parameter {
  const schema = textSchema(value);
  const { maxItems, items } = schema;
  const parameter = { name, in: 'query', ...noteOn(name, value) } as const;
  return maxItems === 1 && typeof items === 'object' && !Array.isArray(items)
    ? { ...parameter, schema: items }
    : { ...parameter, style: 'form', explode: true, schema };
}

function noteOn(name: string, value: z.core.$ZodType): { description?: string } {
  const note = name === 'sortField' ? SORT_FIELD : NOTES.get(value);
  return note ? { description: note } : {};
}

function textSchema(value: z.core.$ZodType): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(value, { io: 'input', override: asText });
  return tidied(json);
}

/** An address carries no null, no empty text (§1.14), and of a number or its digits only one form. */
function asText({ zodSchema, jsonSchema }: Overridden): void {
  if (zodSchema instanceof z.ZodNullable) {
    keepAlternatives(jsonSchema, ({ type }) => type !== 'null');
  }
  if (zodSchema instanceof z.ZodString && !jsonSchema.pattern) jsonSchema.minLength ??= 1;
  if (zodSchema instanceof z.ZodLiteral && jsonSchema.enum) {
    const numbers = jsonSchema.enum.filter((one) => typeof one === 'number');
    if (numbers.length > 0) jsonSchema.enum = numbers;
  }
  if (zodSchema instanceof z.ZodPipe && zodSchema.def.in === wholeNumber) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, wholeNumberWithin(zodSchema.def.out));
  }
}

function wholeNumberWithin(bounds: z.core.$ZodType): JsonSchema {
  const { exclusiveMinimum, minimum, maximum } = z.toJSONSchema(bounds);
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : (minimum ?? 0);
  return { type: 'integer', minimum: least, maximum };
}
