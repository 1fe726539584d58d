/** The table of declared calls: every declaration in itself, and all of them together. */
import { z } from 'zod';
import { calls } from '@/lib/contract/calls';
import { INDEX_ROWS } from './reference';

const slotsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const namesOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

test('no two calls share a name', () => {
  const names = calls.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

const byAddress = (a: { address: string }, b: { address: string }) =>
  a.address < b.address ? -1 : 1;

test('every call of the reference is declared once, as it says, and nothing else is (§3.0)', () => {
  const declared = calls.map(({ method, path, answer, access, repeatable, browser }) => ({
    address: `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    answer: answer.kind,
    access,
    repeatable,
    browser,
  }));
  expect(declared.sort(byAddress)).toEqual(INDEX_ROWS.sort(byAddress));
});

test('the reference has 66 calls', () => {
  expect(INDEX_ROWS).toHaveLength(66);
});

test('an empty body has a meaning where the reference gives it one, and means signed out elsewhere (§10)', () => {
  const meanings = calls.flatMap(({ name, answer }) =>
    answer.kind === 'json' && answer.empty !== undefined ? [[name, answer.empty]] : [],
  );
  expect(Object.fromEntries(meanings)).toEqual({
    getUser: null,
    getCallLog: null,
    getContactsOfOrganization: [],
    getViewedCallLogs: [],
  });
});

describe.each(calls.map((call) => ({ title: call.name, call })))('$title', ({ call }) => {
  test('declares a value for every slot of its path and for nothing else', () => {
    expect(new Set(namesOf(call.params))).toEqual(new Set(slotsOf(call.path)));
  });

  test('has slots that are whole segments', () => {
    const odd = call.path
      .split('/')
      .filter((part) => part.includes('{') && !/^\{\w+\}$/.test(part));
    expect(odd).toEqual([]);
  });

  test('takes no path value and no query value that it does not declare', () => {
    const unknown = { never: ['declared'] };
    expect(call.params.safeParse(unknown).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys' }),
    );
    expect(call.query.safeParse(unknown).success).toBe(false);
  });

  test('says which section of the reference describes it', () => {
    expect(call.source).toMatch(/^§\d+(\.\d+)*$/);
  });

  test('carries no body where it reads or removes, and one where it creates', () => {
    if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeNull();
    if (call.answer.kind === 'created') expect(call.body).not.toBeNull();
  });

  test('can be described to others as JSON Schema', () => {
    const answer = 'schema' in call.answer ? [call.answer.schema] : [];
    const schemas = [call.params, call.query, ...(call.body ? [call.body] : []), ...answer];
    for (const schema of schemas) {
      expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
    }
  });
});
