/**
 * What a declaration of a legacy call says. Every call is declared once, as data; the typed functions of
 * lib/legacy, the proxy's allow-list and the contract suite are all derived from the declarations.
 */
import type { z } from 'zod';
import { noParams, noQuery } from './values';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Values of a path, by the name between the braces of the template. */
export type PathValues = Record<string, string | number>;
/** Repeatable query values, as the legacy reads them (legacy-api.md §1.15). */
export type QueryValues = Record<string, string[]>;

type Answer<Value> =
  /** JSON. `empty` is what a 200 without a body means here; where it is not declared, it means signed out. */
  | { kind: 'json'; schema: z.ZodType<Value>; empty?: Value }
  /** Raw text, whatever type it is announced with (§7.6); the schema reads it. Nothing is an answer too. */
  | { kind: 'text'; schema: z.ZodType<Value> }
  /** 201 without a body; the new id is the last segment of `Location` (§1.17). */
  | { kind: 'created' }
  /** 204 without a body. */
  | { kind: 'done' }
  /** 200 without a body, which is all that this call says of its success (§5.2). */
  | { kind: 'silent' };

export interface Call<
  Params extends z.ZodType<PathValues> = z.ZodType<PathValues>,
  Query extends z.ZodType<QueryValues> = z.ZodType<QueryValues>,
  Body extends z.ZodType = z.ZodType,
  Value = unknown,
> {
  name: string;
  method: Method;
  /** Template after the backend's address, such as `/api/organizations/{orgId}`. */
  path: `/api/${string}`;
  params: Params;
  query: Query;
  /** Null: the call carries no body. */
  body: Body | null;
  answer: Answer<Value>;
  /** Whom our side lets ask. The backend itself gates no manager call (§3.1). */
  access: 'anyone' | 'employee' | 'manager';
  /** Whether the browser may ask it through the proxy. */
  browser: boolean;
  /** Whether a second try cannot do harm (§1.18), whatever values it is asked with. */
  repeatable: boolean;
  /** Responds with every row there is: streamed, without a size limit. */
  unpaged?: true;
  /** Section of legacy-api.md that describes it. */
  source: string;
}

type Path = Call['path'];

/** What calls share: each adds its name, its path and what goes out and comes back. */
type Shared<Params extends z.ZodType<PathValues>, Query extends z.ZodType<QueryValues>> = Pick<
  Call<Params, Query>,
  'params' | 'query' | 'access' | 'browser' | 'source' | 'unpaged'
>;

/** Any employee may ask, also from the browser, and no values go along. */
export const BY_EMPLOYEES = {
  params: noParams,
  query: noQuery,
  access: 'employee',
  browser: true,
} as const;

/** A read of JSON. `empty` is what a 200 without a body means. */
export function read<
  Params extends z.ZodType<PathValues>,
  Query extends z.ZodType<QueryValues>,
  Value,
>(
  shared: Shared<Params, Query>,
  name: string,
  path: Path,
  schema: z.ZodType<Value>,
  ...[empty]: [empty?: Value]
) {
  const answer = { kind: 'json', schema, ...(empty !== undefined && { empty }) } as const;
  return declareCall({
    ...shared,
    name,
    method: 'GET',
    path,
    body: null,
    answer,
    repeatable: true,
  });
}

/** A write that says only that it is done or, where it creates something, what id that has. */
export function write<
  Params extends z.ZodType<PathValues>,
  Query extends z.ZodType<QueryValues>,
  Body extends z.ZodType,
>(
  shared: Shared<Params, Query> & { repeatable: boolean },
  name: string,
  method: Exclude<Method, 'GET'>,
  path: Path,
  body: Body | null,
) {
  const answer: Answer<unknown> = { kind: method === 'POST' ? 'created' : 'done' };
  return declareCall({ ...shared, name, method, path, body, answer });
}

/** Keeps the inferred types of a declaration while checking it against the form above. */
export function declareCall<
  Params extends z.ZodType<PathValues>,
  Query extends z.ZodType<QueryValues>,
  Body extends z.ZodType,
  Value,
>(call: Call<Params, Query, Body, Value>): Call<Params, Query, Body, Value> {
  return call;
}
