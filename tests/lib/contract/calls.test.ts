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

test('an empty body has a meaning where the reference gives it one, and means signed out elsewhere (§1.9)', () => {
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

test('every declaration is whole: its slots, its values, its section and its body', () => {
  const unknown = { never: ['declared'] };
  for (const { name, path, params, query, source, method, body, answer } of calls) {
    expect([name, new Set(namesOf(params))]).toEqual([name, new Set(slotsOf(path))]);
    const segments = path.split('/').filter((part) => part.includes('{'));
    expect([name, segments.filter((part) => !/^\{\w+\}$/.test(part))]).toEqual([name, []]);
    expect(params.safeParse(unknown).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys' }),
    );
    expect([name, query.safeParse(unknown).success]).toEqual([name, false]);
    expect(source).toMatch(/^§\d+(\.\d+)*$/);
    if (method === 'GET' || method === 'DELETE') expect([name, body]).toEqual([name, null]);
    if (answer.kind === 'created') expect([name, body === null]).toEqual([name, false]);
  }
});
