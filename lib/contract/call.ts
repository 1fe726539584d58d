/**
 * Declarations of the backend's calls, as data: the functions of lib/legacy, the proxy's allow-list, the OpenAPI document and
 * the contract tests are derived from them.
 */
import { z } from 'zod';
import { rangeDate } from './dates';
import { properties } from './entities/wire';
import * as values from './values';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values of a path, by the name between the braces of the template. */
export type PathValues = Record<string, string | number>;
/** Values of each query parameter, which may be repeated (legacy-api.md §1.15). */
export type QueryValues = Record<string, string[]>;

type Returns<Value> =
  /** JSON. `empty` is the value of a 200 without a body; without `empty`, that means signed out. */
  | { kind: 'json'; schema: z.ZodType<Value>; empty?: Value }
  /** Raw text of any content type (§7.6), possibly empty. */
  | { kind: 'text'; schema: z.ZodType<Value> }
  /** 201 without a body; the new id is the last segment of `Location` (§1.17). */
  | { kind: 'created' }
  /** 204 without a body. */
  | { kind: 'done' }
  /** 200 without a body (§5.2). */
  | { kind: 'silent' };

export interface Call<Value = unknown> {
  name: string;
  method: Method;
  /** Template after the backend's address, such as `/api/organizations/{orgId}`. */
  path: `/api/${string}`;
  params: z.ZodType<PathValues>;
  query: z.ZodType<QueryValues>;
  /** Null for a call without a body. */
  body: z.ZodType | null;
  returns: Returns<Value>;
  /** Role that the application requires. The backend itself checks no manager call (§3.1). */
  access: 'anyone' | 'employee' | 'manager';
  /** Whether the proxy forwards it for the browser. */
  browser: boolean;
  /** Whether it is idempotent with any values (§1.18). */
  repeatable: boolean;
  /** Returns all rows, without pagination: streamed, without a size limit. */
  unpaged?: true;
  /** Section of legacy-api.md that describes it. */
  source: string;
}

type Path = Call['path'];

/** Schemas of the slots of paths, by name; a call may declare its own. */
const SLOTS: Record<string, z.ZodType<string | number>> = {
  ...properties(values.id, 'orgId', 'contactId', 'eventId', 'callId', 'noteId', 'presenterId'),
  audienceTypeId: values.id,
  page: values.page,
  size: values.size,
  order: values.sortOrder,
  // The backend ignores a range with one end.
  ...properties(rangeDate, 'from', 'to'),
  ...properties(values.trueOrFalse, 'upcomingOnly', 'onlyMine'),
  text: values.freeText,
};

/** Properties of a call that have a default. */
interface Details extends Partial<Pick<Call, 'access' | 'browser' | 'repeatable' | 'unpaged'>> {
  /** Slots that `SLOTS` lacks, or that have another meaning in this path. */
  slots?: Record<string, z.ZodType<string | number>>;
  query?: Record<string, z.ZodType<string[]>>;
  /** If it differs from the resource's. */
  source?: string;
}

type Declaration<Value = unknown> = Omit<Call<Value>, 'name' | 'source'> & { source?: string };

/** Declares a call. By default employees may call it, the browser too, and it is repeatable unless it is a POST. */
export function declare<Value>(
  method: Method,
  path: Path,
  returns: Returns<Value>,
  body: z.ZodType | null = null,
  { slots = {}, query = {}, ...rest }: Details = {},
): Declaration<Value> {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = slots[name] ?? SLOTS[name];
    if (!schema) throw new Error(`No schema for {${name}} in ${path}`);
    return [name, schema] as const;
  });
  const usual = { access: 'employee', browser: true, repeatable: method !== 'POST' } as const;
  return {
    ...{ method, path, returns, body, ...usual, ...rest },
    params: z.strictObject(Object.fromEntries(params)),
    query: z.strictObject(query),
  };
}

/** Declares a GET that returns JSON. `empty` is the value of a 200 without a body. */
export function get<Value>(
  path: Path,
  schema: z.ZodType<Value>,
  { empty, ...details }: Details & { empty?: Value } = {},
) {
  const returns = { kind: 'json', schema, ...(empty !== undefined && { empty }) } as const;
  return declare<Value>('GET', path, returns, null, details);
}

/** Declares a POST that creates a record and returns its id. */
export const post = (path: Path, body: z.ZodType, details?: Details) =>
  declare('POST', path, { kind: 'created' }, body, details);

/** Declares a PUT that returns 204. */
export const put = (path: Path, body: z.ZodType | null, details?: Details) =>
  declare('PUT', path, { kind: 'done' }, body, details);

/** Declares a DELETE that returns 204. */
export const remove = (path: Path, details?: Details) =>
  declare('DELETE', path, { kind: 'done' }, null, details);

/** Names calls by their keys. `source` is their section of legacy-api.md. */
export function resource<Declared extends Record<string, Declaration>>(
  source: string,
  declared: Declared,
): { [Name in keyof Declared]: Declared[Name] & Pick<Call, 'name' | 'source'> };
export function resource(source: string, declared: Record<string, Declaration>) {
  const named = Object.entries(declared).map(([name, call]) => [name, { source, ...call, name }]);
  return Object.fromEntries(named);
}
