/** docs/openapi.json has every call of the contract, and valid schemas. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { calls, resources } from '@/lib/contract/calls';
import * as dates from '@/lib/contract/dates';
import { inviteTexts } from '@/lib/contract/entities/invite';
import { openapiDocument } from '@/lib/contract/openapi/document';
import notes from '@/lib/contract/openapi/notes.json';
import * as values from '@/lib/contract/values';
import { runNode } from '@/tests/scripts/programs';
import { callLogNote, callLogRow, organizationRow } from '@/tests/support/legacy-rows';

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

/** A schema of the document as a zod schema. */
function documented(name: string): z.ZodType {
  const standalone = { ...components.schemas[name], $defs: components.schemas };
  const text = JSON.stringify(standalone).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(text));
}

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('docs/openapi.json is generated from the contract; otherwise run npm run openapi', () => {
  expect(KEPT).toEqual(onTheWire(openapiDocument()));
});

test('the operations are the declared calls, with slots, success and XSRF token', () => {
  const success = { json: '200', text: '200', silent: '200', created: '201', done: '204' };
  const declared = calls.map(({ name, method, path, returns }) => ({
    ...{ name, method, path, success: success[returns.kind], token: method !== 'GET' },
    slots: [...path.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot),
    writes: method !== 'GET' || name === 'sendInvite',
  }));
  const described = operations.map(({ operationId, method, path, parameters, ...one }) => ({
    ...{ name: operationId, method, path, success: Object.keys(one.responses)[0] },
    token: (one.security ?? []).some((scheme) => 'xsrfToken' in scheme),
    slots: parameters.filter((slot) => slot.in === 'path').map(({ name }) => name),
    writes: one['x-writes'],
  }));
  expect(described).toHaveLength(declared.length);
  expect(described).toEqual(expect.arrayContaining(declared));
  const tags = Object.values(notes.tags).map(({ name }) => [name]);
  for (const operation of operations) expect(tags).toContainEqual(operation.tags);
});

const properties = JSON.stringify(components.schemas).match(/(?<=")\w+(?=":)/g) ?? [];

test.each([
  ['tag', notes.tags, Object.keys(resources)],
  ['call', notes.calls, calls.map(({ name }) => name)],
  ['value', notes.values, Object.keys({ ...values, ...inviteTexts, ...dates })],
  ['schema', notes.schemas, Object.keys(components.schemas)],
  ['property', notes.properties, properties],
])('every note on a %s is on one that exists', (_kind, noted, known) => {
  expect(known).toEqual(expect.arrayContaining(Object.keys(noted)));
});

const note = callLogNote();
const times = { startDateTime: '2021-05-03T09:30', endDateTime: '2021-05-03T10:30' };
const event = { location: 'Loc', ...times };
const people = { createdBy: 'Ann Bee', lastModifiedBy: 'Ann Bee' };

test.each([
  ['createOrganization', 'NewOrganization', { orgname: 'Org A' }, { orgId: 5 }],
  ['updateOrganization', 'EditedOrganization', { orgname: 'Org A', orgId: 5 }, { lastStatus: '' }],
  ['createContact', 'NewContact', {}, { contactId: 7 }],
  ['updateContact', 'EditedContact', { contactId: 7 }, { contactOrgs: {} }],
  ['createEvent', 'NewEvent', event, { neworg: true }],
  ['updateEvent', 'EditedEvent', { ...event, eventId: 42 }, { eventPresenters: ['Ann'] }],
  ['createContactNote', 'NewNote', { noteEntry: 'hello' }, { noteId: 77 }],
  ['createCallLog', 'NewCallLog', { noteEntry: 'hello', callLog: {} }, { callLog: people }],
  ['updateCallLog', 'EditedCallLog', note, { callLog: { ...note.callLog, ...people } }],
])(
  'the schema of the body of %s accepts the body that we send, and none that the backend rejects',
  (name, schema, typed, rejected) => {
    const sent = onTheWire(calls.find((call) => call.name === name)?.body?.parse(typed));
    expect(documented(schema).safeParse(sent).error).toBeUndefined();
    const hostile = { ...z.record(z.string(), z.unknown()).parse(sent), ...rejected };
    expect(documented(schema).safeParse(hostile).success).toBe(false);
  },
);

test.each([
  ['OrganizationDetail', organizationRow()],
  ['CallLogDetail', note],
  ['CallLog', callLogRow()],
])('the schema of the response %s accepts a response of the backend', (schema, printed) => {
  expect(documented(schema).safeParse(printed).error).toBeUndefined();
  expect(documented(schema).safeParse({}).success).toBe(false);
});

test('the document has no linter problems', async () => {
  const linter = runNode(['--import', 'tsx', 'scripts/openapi.ts', '--check']);
  const code = await linter.ended;
  expect(linter.printed()).toBe('');
  expect(code).toBe(0);
}, 60_000);
