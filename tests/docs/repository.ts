/** Text files of the repository, without packages, builds and reports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(__dirname, '../..');
const NOT_OURS = ['node_modules', 'test-results', 'playwright-report'];

/** Paths from the root with one of the extensions, such as `md`. */
export function filesWith(...extensions: string[]): string[] {
  const top = readdirSync(ROOT, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && !NOT_OURS.includes(name),
  );
  const files = top.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(ROOT, entry.name), { recursive: true, withFileTypes: true })
          .filter((inner) => inner.isFile())
          .map((inner) => relative(ROOT, join(inner.parentPath, inner.name)))
      : [entry.name],
  );
  return files.filter((file) => extensions.some((one) => file.endsWith(`.${one}`))).sort();
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
