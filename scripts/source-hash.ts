import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** SHA-256 over names and contents of everything that goes into the build. */
export async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const name of await filesOf(root, source)) {
      const content = await readFile(join(root, name));
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Sorted, with forward slashes; empty where the source does not exist. */
async function filesOf(root: string, source: string): Promise<string[]> {
  const found = await stat(join(root, source)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [source] : [];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const paths = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}
