/**
 * The OpenAPI document of the legacy API: declared calls, shared parts (`base.json`) and descriptions (`notes.json`, by the
 * names of calls, schemas, properties, and values of paths and queries).
 */
import type { Call, Method } from '@/lib/contract/call';
import { calls, resources } from '@/lib/contract/calls';
import base from './base.json';
import notes from './notes.json';
import { type JsonSchema, type SchemaBook, schemaBook, tidied } from './schemas';

/** The order within a path. */
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

const TAGS: Record<keyof typeof resources, { name: string; description: string }> = notes.tags;

/** Returns the content of docs/openapi.json. */
export function openapiDocument(): unknown {
  const book = schemaBook(calls);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of [...calls].sort(byAddress)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, book) };
  }
  const { openapi, info, servers, security, components } = base;
  const named = Object.entries(book.components).sort(([one], [other]) => (one < other ? -1 : 1));
  return tidied({
    openapi,
    info: { ...info, description: notes.introduction.join('\n') },
    servers,
    tags: Object.values(TAGS),
    security,
    paths,
    components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(named) } },
  });
}

function byAddress(one: Call, other: Call): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return METHODS.indexOf(one.method) - METHODS.indexOf(other.method);
}

function operation(call: Call, book: SchemaBook) {
  const descriptions: Record<string, string> = notes.calls;
  const parameters = book.values(call).map(([name, json]) => parameter(call, name, json));
  return {
    operationId: call.name,
    summary: inWords(call.name),
    description: descriptions[call.name],
    tags: tagsOf(call),
    security: securityOf(call),
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: call.body
      ? { required: true, content: { 'application/json': { schema: book.body(call.body) } } }
      : undefined,
    responses: {
      ...success(call, book),
      302: call.access === 'anyone' ? undefined : response('SignedOut'),
      400: call.body || parameters.length > 0 ? response('Unreadable') : undefined,
      403: response('Refused'),
      500: response('Failed'),
    },
    'x-access': call.access,
    'x-browser': call.browser,
    'x-repeatable': call.repeatable,
    'x-writes': call.method !== 'GET' || !call.repeatable,
    'x-source': `legacy-api.md ${call.source}`,
  };
}

/** `getCallLog` is read as "Get call log". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function tagsOf(call: Call): string[] {
  const tags: Record<string, { name: string }> = TAGS;
  return Object.entries(resources)
    .filter(([, owned]) => Object.values<Call>(owned).includes(call))
    .flatMap(([resource]) => tags[resource]?.name ?? []);
}

/** The session alone is the default. */
function securityOf({ access, method }: Call) {
  if (access === 'anyone') return [{}, { session: [] }];
  return method === 'GET' ? undefined : [{ session: [], xsrfToken: [] }];
}

/** A list repeats its parameter; a list of one value at most is documented as that value. */
function parameter({ path }: Call, name: string, json: JsonSchema | boolean) {
  const { description, ...schema } = typeof json === 'object' ? json : {};
  const note = name === 'sortField' ? notes.values.sortField : description;
  const described = { name, in: path.includes(`{${name}}`) ? 'path' : 'query', description: note };
  if (described.in === 'path') return { ...described, required: true, schema };
  if (schema.maxItems === 1) return { ...described, schema: schema.items };
  return { ...described, style: 'form', explode: true, schema };
}

function response(name: keyof typeof base.components.responses) {
  return { $ref: `#/components/responses/${name}` };
}

function success({ returns }: Call, book: SchemaBook) {
  if (returns.kind === 'created') return { 201: response('Created') };
  if (returns.kind === 'done') return { 204: response('Done') };
  if (returns.kind === 'silent') return { 200: { description: notes.responses.silent } };
  const description = notes.responses['empty' in returns ? 'empty' : returns.kind];
  const type = returns.kind === 'json' ? 'application/json' : 'text/plain';
  return { 200: { description, content: { [type]: { schema: book.response(returns.schema) } } } };
}
