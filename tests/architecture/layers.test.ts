/** Which part may know which, and other rules of the house that no compiler keeps. */
import { RULES } from './rules';
import { importsOf, readSources } from './sources';

const sources = readSources();

test('the sources of every part are looked at', () => {
  const paths = sources.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'middleware.ts',
      'next.config.mjs',
      'app/api/[...path]/route.ts',
      'components/ui/button.tsx',
      'lib/config.ts',
      'backend/main.ts',
      'scripts/start.mjs',
      'tests/architecture/layers.test.ts',
    ]),
  );
});

test.each([
  ["import x from 'a';", 'a', false],
  ["import 'a';", 'a', false],
  ["import * as x from 'a';", 'a', false],
  ["import {\n  x,\n  type Y,\n} from 'a';", 'a', false],
  ["import type { X } from 'a';", 'a', true],
  ["import { type X, type Y } from 'a';", 'a', true],
  ["export { x } from 'a';", 'a', false],
  ["const x = await import('a');", 'a', false],
  ["import x from './beside';", '@/lib/list/beside', false],
])('%j is read as an import', (text, from, typeOnly) => {
  expect(importsOf({ path: 'lib/list/state.ts', text })).toEqual([{ from, typeOnly }]);
});

describe.each(RULES.map((rule) => ({ name: rule.name, rule })))('$name', ({ rule }) => {
  test('is kept by every file', () => {
    const breaches = sources.flatMap((source) =>
      rule.breaches(source).map((breach) => `${source.path} ${breach}`),
    );
    expect(breaches).toEqual([]);
  });

  test('is broken by its sample', () => {
    expect(rule.breaches(rule.sample)).not.toEqual([]);
  });
});

test.each([
  ['backend/notes/body.ts', "import type { newNote } from '@/lib/contract/entities/note';"],
  ['components/shell/menu.tsx', "'use client';\nimport type { Note } from '@/lib/legacy/notes';"],
  ['components/shell/menu.tsx', "import { log } from '@/lib/log';"],
  ['instrumentation.ts', "if (process.env.NEXT_RUNTIME === 'nodejs') start();"],
  ['lib/routes.ts', "const text = 'put to good use by utils';"],
])('%s may say %j', (path, text) => {
  expect(RULES.flatMap(({ breaches }) => breaches({ path, text }))).toEqual([]);
});
