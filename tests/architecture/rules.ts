/** The rules of the house as data, each with a sample that breaks it. */
import { type Import, importsOf, type Source } from './sources';

export interface Rule {
  name: string;
  /** What breaks the rule in this file; nothing where it is kept. */
  breaches: (source: Source) => string[];
  /** Breaks the rule, and so proves that it can be broken. */
  sample: Source;
}

/** Nothing below `files` imports what `refused` matches. */
function noImport(
  name: string,
  files: RegExp,
  refused: (one: Import) => boolean,
  sample: Source,
): Rule {
  const breaches = (source: Source) =>
    files.test(source.path)
      ? importsOf(source)
          .filter(refused)
          .map(({ from }) => `imports ${from}`)
      : [];
  return { name, breaches, sample };
}

/** No text below `files` matches `refused`. */
function noText(name: string, files: RegExp, refused: RegExp, sample: Source): Rule {
  const breaches = ({ path, text }: Source) =>
    files.test(path) ? [...text.matchAll(refused)].map(([found]) => `says ${found}`) : [];
  return { name, breaches, sample };
}

/** No path matches `refused`. */
function noPath(name: string, refused: RegExp, sample: string): Rule {
  const breaches = ({ path }: Source) => (refused.test(path) ? ['is named so'] : []);
  return { name, breaches, sample: { path: sample, text: '' } };
}

const file = (path: string, text: string): Source => ({ path, text });
const to =
  (pattern: RegExp) =>
  ({ from }: Import) =>
    pattern.test(from);
const isClient = (text: string) => /^'use client';$/m.test(text);
const SERVER_ONLY = /^@\/lib\/(?:legacy\/|session\/|proxy\/|config$|log$|start$)/;

export const RULES: Rule[] = [
  noImport(
    'components know no screens',
    /^components\//,
    to(/^@\/(?:app\/|middleware$|instrumentation$)/),
    file('components/shell/shell.tsx', "import { x } from '@/app/organizations/page';"),
  ),
  noImport(
    'lib knows neither screens nor components',
    /^lib\//,
    to(/^@\/(?:app\/|components\/|middleware$|instrumentation$)/),
    file('lib/list/state.ts', "import { Button } from '@/components/ui/button';"),
  ),
  noImport(
    'primitives know no other components',
    /^components\/ui\//,
    to(/^@\/components\/(?!ui\/)/),
    file('components/ui/panel.tsx', "import { Shell } from '@/components/shell/shell';"),
  ),
  noImport(
    'the application knows nothing of the stand-in',
    /^(?:app|components|lib)\/|^[^/]+\.(?:ts|mjs)$/,
    to(/^@\/backend\//),
    file('lib/legacy/ask.ts', "import type { Config } from '@/backend/config';"),
  ),
  noImport(
    'the stand-in knows of the application only the types of the contract',
    /^backend\//,
    ({ from, typeOnly }) =>
      /^@\/(?!backend\/)/.test(from) && !(typeOnly && from.startsWith('@/lib/contract/')),
    file('backend/notes/body.ts', "import { newNote } from '@/lib/contract/entities/note';"),
  ),
  noImport(
    'the contract, the formats and the way of the browser rest on nothing but themselves',
    /^lib\/(?:contract|format|browser)\//,
    // The frames of an export are written on one side and read on the other.
    to(/^@\/(?!lib\/(?:(?:contract|format|browser)\/|export\/frames$))/),
    file('lib/contract/values.ts', "import { config } from '@/lib/config';"),
  ),
  noImport(
    'the client of the backend knows neither sessions nor the proxy',
    /^lib\/legacy\//,
    to(/^@\/lib\/(?:session|proxy)\//),
    file('lib/legacy/send.ts', "import { openSession } from '@/lib/session/open-session';"),
  ),
  noImport(
    'sessions know nothing of the proxy',
    /^lib\/session\//,
    to(/^@\/lib\/proxy\//),
    file('lib/session/guard.ts', "import { problem } from '@/lib/proxy/problem';"),
  ),
  {
    name: 'what must not reach a browser says so in its first import',
    breaches: (source) =>
      /^lib\/(?:legacy|session|proxy)\//.test(source.path) &&
      importsOf(source)[0]?.from !== 'server-only'
        ? ['does not begin with server-only']
        : [],
    sample: file('lib/legacy/notes.ts', "import { ask } from './ask';\nimport 'server-only';"),
  },
  {
    name: 'islands take nothing but types from what runs on the server',
    breaches: (source) =>
      isClient(source.text)
        ? importsOf(source)
            .filter(({ from, typeOnly }) => SERVER_ONLY.test(from) && !typeOnly)
            .map(({ from }) => `imports ${from}`)
        : [],
    sample: file('components/shell/menu.tsx', "'use client';\nimport { log } from '@/lib/log';"),
  },
  noImport(
    'nothing is imported from a folder above: such paths begin with @/',
    /./,
    to(/^\.\.(?:\/|$)/),
    file('app/page.tsx', "import { x } from '../lib/routes';"),
  ),
  noPath('no file is a barrel', /(?:^|\/)index\.(?:ts|tsx|mjs)$/, 'lib/list/index.ts'),
  noText(
    'nothing is exported on from another file',
    /^(?:app|components|lib|backend)\//,
    /^export (?:type )?(?:\*|\{[^}]*\}) from /gm,
    file('lib/list/state.ts', "export { pageWindow } from './page-window';"),
  ),
  noPath(
    'no file is named for being of use',
    /(?:^|[/-])(?:utils?|utilities|helpers?|common|misc)(?:[/.-])/,
    'lib/string-utils.ts',
  ),
  noText(
    'the environment is read where settings are checked, and nowhere else',
    /^(?!lib\/config\.ts$|backend\/main\.ts$|instrumentation\.ts$|(?:scripts|tests|e2e|bench)\/)/,
    /process\.env\b/g,
    file('lib/log.ts', 'const level = process.env.LOG_LEVEL;'),
  ),
  noText(
    'instrumentation reads of the environment what Next puts in its place while building',
    /^instrumentation\.ts$/,
    /process\.env\b(?!\.NEXT_RUNTIME\b)/g,
    file('instrumentation.ts', 'if (process.env.NODE_ENV) start();'),
  ),
  noText(
    'nothing is printed in the zone or the language of the machine',
    /^(?:app|components|lib)\//,
    /\.toLocale\w*/g,
    file('components/ui/facts.tsx', 'const text = date.toLocaleDateString();'),
  ),
];
