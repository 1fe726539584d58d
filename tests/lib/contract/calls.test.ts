/** The table of declared calls: every declaration in itself, and all of them together. */
import { z } from 'zod';
import { calls } from '@/lib/contract/calls';

/** Sections of legacy-api.md §1.18: every other read, and these writes, may be tried again. */
const REPEATABLE_WRITES = ['updateOrganization', 'editNote', 'deleteNote'];

const slotsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const namesOf = (schema: z.ZodType) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

test('no two calls share a name', () => {
  const names = calls.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('no two calls share a method and a path', () => {
  const addresses = calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses).toEqual([...new Set(addresses)]);
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

  test('is repeatable exactly where the reference says that a second try is harmless', () => {
    const harmless = call.method === 'GET' || REPEATABLE_WRITES.includes(call.name);
    expect(call.repeatable).toBe(harmless);
  });

  test('carries a body only where it writes, and answers as its method does (§1.9)', () => {
    const answers = { GET: 'json', POST: 'created', PUT: 'done', DELETE: 'done' };
    // Signing out is the one write that answers with data (§1.5).
    const expected = call.name === 'logout' ? 'json' : answers[call.method];
    expect(call.answer.kind).toBe(expected);
    if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeNull();
  });
});

test('nobody but the signed-out question is open to anyone', () => {
  expect(calls.filter(({ access }) => access === 'anyone').map(({ name }) => name)).toEqual([
    'getUser',
  ]);
});
