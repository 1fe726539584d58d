/**
 * How a legacy call is declared. Every call is declared once, as data: the functions of lib/legacy, the proxy's
 * allow-list, the OpenAPI document and the contract suite are derived from the declarations.
 */
import { z } from 'zod';
import { rangeDate } from './dates';
import { properties } from './entities/wire';
import * as values from './values';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values of a path, by the name between the braces of the template. */
export type PathValues = Record<string, string | number>;
/** Repeatable query values, as the legacy reads them (legacy-api.md §1.15). */
export type QueryValues = Record<string, string[]>;

type Returns<Value> =
  /** JSON. `empty` is what a 200 without a body means here; where it is not declared, it means signed out. */
  | { kind: 'json'; schema: z.ZodType<Value>; empty?: Value }
  /** Raw text, whatever its content type (§7.6); the schema reads it, the empty text included. */
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
  /** Null: the call has no body. */
  body: z.ZodType | null;
  returns: Returns<Value>;
  /** Whom our side allows to call. The backend itself gates no manager call (§3.1). */
  access: 'anyone' | 'employee' | 'manager';
  /** Whether the proxy forwards it for the browser. */
  browser: boolean;
  /** Whether a second attempt does no harm (§1.18), whatever its values are. */
  repeatable: boolean;
  /** Responds with every row there is: streamed, without a size limit. */
  unpaged?: true;
  /** Section of legacy-api.md that describes it. */
  source: string;
}

type Path = Call['path'];

/** What the slots of paths may contain, by name, where a call does not declare its own. */
const SLOTS: Record<string, z.ZodType<string | number>> = {
  ...properties(values.id, 'orgId', 'contactId', 'eventId', 'callId', 'noteId', 'presenterId'),
  audienceTypeId: values.id,
  page: values.page,
  size: values.size,
  order: values.sortOrder,
  // A range counts only where both ends are given.
  ...properties(rangeDate, 'from', 'to'),
  ...properties(values.trueOrFalse, 'upcomingOnly', 'onlyMine'),
  text: values.freeText,
};

/** Everything of a call that has a usual value. */
interface Details extends Partial<Pick<Call, 'access' | 'browser' | 'repeatable' | 'unpaged'>> {
  /** Slots that `SLOTS` lacks, or that have another meaning in this path. */
  slots?: Record<string, z.ZodType<string | number>>;
  query?: Record<string, z.ZodType<string[]>>;
  /** Where it differs from the resource's. */
  source?: string;
}

type Declaration<Value = unknown> = Omit<Call<Value>, 'name' | 'source'> & { source?: string };

/** Any employee may call it, also from the browser, and only a POST must not be repeated. */
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

/** Reads JSON. `empty` is what a 200 without a body means. */
export function get<Value>(
  path: Path,
  schema: z.ZodType<Value>,
  { empty, ...details }: Details & { empty?: Value } = {},
) {
  const returns = { kind: 'json', schema, ...(empty !== undefined && { empty }) } as const;
  return declare<Value>('GET', path, returns, null, details);
}

/** Creates a record and responds with its id. */
export const post = (path: Path, body: z.ZodType, details?: Details) =>
  declare('POST', path, { kind: 'created' }, body, details);

export const put = (path: Path, body: z.ZodType | null, details?: Details) =>
  declare('PUT', path, { kind: 'done' }, body, details);

export const remove = (path: Path, details?: Details) =>
  declare('DELETE', path, { kind: 'done' }, null, details);

/** Names the calls by their keys. `source` is the section that describes them. */
export function resource<Declared extends Record<string, Declaration>>(
  source: string,
  declared: Declared,
): { [Name in keyof Declared]: Declared[Name] & Pick<Call, 'name' | 'source'> };
export function resource(source: string, declared: Record<string, Declaration>) {
  const named = Object.entries(declared).map(([name, call]) => [name, { source, ...call, name }]);
  return Object.fromEntries(named);
}
