/** The repository's own source files, and what they import. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  /** From the root of the repository, with slashes. */
  path: string;
  text: string;
}

export interface Import {
  /** What is imported, as a path from the root where it is ours: `@/lib/routes`. */
  from: string;
  /** Nothing of it is there when the program runs. */
  typeOnly: boolean;
}

const FOLDERS = ['app', 'components', 'lib', 'backend', 'scripts', 'tests', 'e2e', 'bench'];
const PROGRAM = /\.(ts|tsx|mjs)$/;

export function readSources(): Source[] {
  const atRoot = readdirSync('.').filter((name) => PROGRAM.test(name) && name !== 'next-env.d.ts');
  const inFolders = readdirSync('.')
    .filter((name) => FOLDERS.includes(name))
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => PROGRAM.test(path));
  return [...atRoot, ...inFolders].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Reliable without a parser, because the formatter gives every statement one form. */
const STATEMENT = /^(?:import|export) (type )?(?:([^'";]*?) from )?'([^']+)';$/gm;
const ON_DEMAND = /\bimport\('([^']+)'\)/g;

export function importsOf({ path, text }: Source): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, names = '', from = '']) => ({
    from: fromRoot(path, from),
    typeOnly: type !== undefined || namesTypesOnly(names),
  }));
  const onDemand = [...text.matchAll(ON_DEMAND)].map(([, from = '']) => ({
    from: fromRoot(path, from),
    typeOnly: false,
  }));
  return [...statements, ...onDemand];
}

function fromRoot(path: string, from: string): string {
  return from.startsWith('./') ? `@/${join(path, '..', from)}` : from;
}

function namesTypesOnly(names: string): boolean {
  const braced = /^\{([^}]*)\}$/.exec(names)?.[1];
  if (braced === undefined) return false;
  const each = braced.split(',').map((name) => name.trim());
  return each.filter(Boolean).every((name) => name.startsWith('type '));
}
