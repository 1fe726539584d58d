/** The OpenAPI document: that it is the contract, whole and up to date, and that what it says of bodies holds. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { calls, resources } from '@/lib/contract/calls';
import * as dates from '@/lib/contract/dates';
import { inviteTexts } from '@/lib/contract/entities/invite';
import { openapiDocument } from '@/lib/contract/openapi/document';
import notes from '@/lib/contract/openapi/notes.json';
import * as values from '@/lib/contract/values';
import { runNode } from '@/tests/scripts/programs';
import { organizationRow } from '@/tests/support/legacy-rows';
import { note } from './printed-call-log';

const KEPT: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']) })).default([]),
  responses: z.record(z.string(), z.unknown()),
  'x-writes': z.boolean(),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

const { paths, components } = document.parse(KEPT);
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, one]) => ({ ...one, path, method: method.toUpperCase() })),
);
const of = (name: string) => operations.find(({ operationId }) => operationId === name);

/** A schema of the document as one that can be asked. */
function documented(name: string): z.ZodType {
  const standalone = { ...components.schemas[name], $defs: components.schemas };
  const text = JSON.stringify(standalone).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(text));
}

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the kept document is what the contract says; if not, run npm run openapi', () => {
  expect(KEPT).toEqual(onTheWire(openapiDocument()));
});

test('every declared call is an operation under its own name, and nothing else is', () => {
  const declared = calls.map(({ name, method, path }) => `${name}: ${method} ${path}`);
  const described = operations.map((one) => `${one.operationId}: ${one.method} ${one.path}`);
  expect(described.sort()).toEqual(declared.sort());
});

test('every operation belongs to one of the described resources', () => {
  const known = Object.values(notes.tags).map(({ name }) => [name]);
  for (const operation of operations) expect(known).toContainEqual(operation.tags);
});

test('slots of the path, success and token of every operation are those of its declaration', () => {
  const success = { json: '200', text: '200', silent: '200', created: '201', done: '204' };
  for (const { name, path, method, answer } of calls) {
    const described = of(name);
    const slots = described?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    const declared = [...path.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);
    expect([name, new Set(slots)]).toEqual([name, new Set(declared)]);
    expect([name, Object.keys(described?.responses ?? {})[0]]).toEqual([
      name,
      success[answer.kind],
    ]);
    const tokens = (described?.security ?? []).filter((one) => 'antiForgery' in one);
    expect([name, tokens.length]).toEqual([name, method === 'GET' ? 0 : 1]);
  }
});

test('sending invites is the one GET that is marked as a write', () => {
  const marked = operations.filter((one) => one.method === 'GET' && one['x-writes']);
  expect(marked.map(({ operationId }) => operationId)).toEqual(['sendInvite']);
});

test('every note is about a call, a schema, a property or a value that exists', () => {
  const unknown = (noted: object, known: readonly string[]) =>
    Object.keys(noted).filter((name) => !known.includes(name));
  const exported = Object.keys({ ...values, ...inviteTexts, ...dates });
  const properties = JSON.stringify(components.schemas).match(/(?<=")\w+(?=":)/g) ?? [];
  expect(unknown(notes.tags, Object.keys(resources))).toEqual([]);
  expect(
    unknown(
      notes.calls,
      calls.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(unknown(notes.values, exported)).toEqual([]);
  expect(unknown(notes.schemas, Object.keys(components.schemas))).toEqual([]);
  expect(unknown(notes.properties, properties)).toEqual([]);
});

const times = { startDateTime: '2021-05-03T09:30', endDateTime: '2021-05-03T10:30' };
const people = { createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee' };

describe.each([
  ['createOrganization', 'NewOrganization', { orgname: 'Org A' }, { orgId: 5 }],
  ['updateOrganization', 'EditedOrganization', { orgname: 'Org A', orgId: 5 }, { lastStatus: '' }],
  ['createContact', 'NewContact', {}, { contactId: 7 }],
  ['updateContact', 'EditedContact', { contactId: 7 }, { contactOrgs: {} }],
  ['createEvent', 'NewEvent', { location: 'Loc', ...times }, { neworg: true }],
  [
    'updateEvent',
    'EditedEvent',
    { location: 'Loc', ...times, eventId: 42 },
    { eventPresenters: ['Ann'] },
  ],
  ['createContactNote', 'NewNote', { noteEntry: 'hello' }, { noteId: 77 }],
  ['createCallLog', 'NewCallLog', { noteEntry: 'hello', callLog: {} }, { callLog: people }],
  ['updateCallLog', 'EditedCallLog', note, { callLog: { ...note.callLog, ...people } }],
])('the body of %s', (name, schema, typed, refused) => {
  const sent = onTheWire(calls.find((call) => call.name === name)?.body?.parse(typed));

  test('is documented as our side sends it', () => {
    expect(documented(schema).safeParse(sent).error).toBeUndefined();
  });

  test('is not documented in a form that the backend refuses', () => {
    const hostile = { ...z.record(z.string(), z.unknown()).parse(sent), ...refused };
    expect(documented(schema).safeParse(hostile).success).toBe(false);
  });
});

test.each([
  ['OrganizationDetail', organizationRow()],
  ['CallLogDetail', note],
  ['CallLog', note.callLog],
])('the answer %s is documented as it is printed in the reference', (schema, printed) => {
  expect(documented(schema).safeParse(printed).error).toBeUndefined();
  expect(documented(schema).safeParse({}).success).toBe(false);
});

test('the linter finds nothing in the document', async () => {
  const linter = runNode(['--import', 'tsx', 'scripts/openapi.ts', '--check']);
  const code = await linter.ended;
  expect(linter.printed()).toBe('');
  expect(code).toBe(0);
}, 60_000);
