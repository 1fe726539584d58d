/** The OpenAPI document of the legacy API, made of nothing but the declared calls and what is known to be odd. */
import type { Call, Method } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { responsesOf } from './answers';
import { CALL_NOTES } from './call-notes';
import { INTRODUCTION } from './introduction';
import { parametersOf } from './parameters';
import { tagOf, tags } from './resources';
import { type SchemaBook, schemaBook } from './schema-book';
import { schemaNames } from './schema-names';
import { ERROR_SCHEMA, headers, responses, securitySchemes } from './shared-parts';

/** In this order within a path. */
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

export function openapiDocument() {
  const book = schemaBook(schemaNames(calls));
  const paths = pathsOf(book);
  return {
    openapi: '3.1.1',
    info: { title: 'Outreach Tracking: legacy API', version: '2.8', description: INTRODUCTION },
    servers: [{ url: '/', description: 'Where this document comes from.' }],
    tags,
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { LegacyError: ERROR_SCHEMA, ...inOrder(book.components) },
      responses,
      headers,
      securitySchemes,
    },
  };
}

function pathsOf(book: SchemaBook) {
  const templates = [...new Set(calls.map(({ path }) => path))].sort();
  return Object.fromEntries(templates.map((path) => [path, pathItem(path, book)]));
}

function pathItem(path: string, book: SchemaBook) {
  const here = METHODS.flatMap((method) =>
    calls.filter((call) => call.path === path && call.method === method),
  );
  return Object.fromEntries(here.map((call) => [call.method.toLowerCase(), operation(call, book)]));
}

function operation(call: Call, book: SchemaBook) {
  const note = CALL_NOTES[call.name];
  const parameters = parametersOf(call);
  return {
    operationId: call.name,
    summary: inWords(call.name),
    ...(note ? { description: note } : {}),
    tags: [tagOf(call)],
    ...security(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call, book),
    responses: responsesOf(call, book),
    'x-access': call.access,
    'x-browser': call.browser,
    'x-repeatable': call.repeatable,
    'x-writes': call.method !== 'GET' || !call.repeatable,
    'x-source': `legacy-api.md ${call.source}`,
  };
}

/** The session is asked for by default. */
function security({ access, method }: Call) {
  if (access === 'anyone') return { security: [{}, { session: [] }] };
  return method === 'GET' ? {} : { security: [{ session: [], antiForgery: [] }] };
}

function requestBody({ body }: Call, book: SchemaBook) {
  if (!body) return {};
  const content = { 'application/json': { schema: book.ofBody(body) } };
  return { requestBody: { required: true, content } };
}

/** `getCallLog` is read as "Get call log". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function inOrder<Value>(record: Record<string, Value>): Record<string, Value> {
  const entries = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}
