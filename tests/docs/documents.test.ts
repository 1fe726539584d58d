/** README, CONTRIBUTING and docs: links, commands, paths and decisions that they name exist. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { filesWith, ROOT, textOf } from './repository';

const strings = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: strings, dependencies: strings, devDependencies: strings })
  .parse(JSON.parse(textOf('package.json')));
const documents = filesWith('md');
const decisions = documents.filter((file) => file.startsWith('docs/adr/'));

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');
const everyMatch = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Anchors of headings, as GitHub derives them. */
function anchorsOf(file: string): string[] {
  return everyMatch(textOf(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : posix.join(posix.dirname(file), path);
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

/** Names in all documents, each with its document. */
const inDocuments = (namesIn: (text: string) => string[]) =>
  documents.flatMap((file) => namesIn(textOf(file)).map((name) => ({ file, name })));

test('links lead to files and headings', () => {
  const links = inDocuments((text) => [
    ...everyMatch(withoutCode(text), /\]\(([^)\s]+)\)/g),
    ...everyMatch(text, /\b(?:src|srcset|href)="([^"]+)"/g),
  ]).filter(({ name }) => !/^(https?|mailto):/.test(name));
  expect(links.filter(({ file, name }) => isBroken(file, name))).toEqual([]);
});

test('commands are scripts of package.json', () => {
  const commands = inDocuments((text) => [
    ...everyMatch(text, /\bnpm run (?:-s )?([\w:-]+)/g),
    ...everyMatch(text, /\bnpm (start|test)\b/g),
  ]);
  expect(commands.filter(({ name }) => !(name in manifest.scripts))).toEqual([]);
});

test('files and folders in code exist', () => {
  const top = 'app|backend|bench|components|docs|e2e|lib|scripts|tests';
  const path = new RegExp(`\`((?:${top})/[\\w./()[\\]-]*)\``, 'g');
  const paths = inDocuments((text) => everyMatch(text, path));
  expect(paths.filter(({ name }) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test('the README lists every setting of .env.example', () => {
  const [, table = ''] = textOf('README.md').split('\n## Configuration\n');
  const rows = everyMatch(table.split('\n## ')[0] ?? '', /^\| (`[^|]+) \|/gm);
  const listed = rows.flatMap((row) => everyMatch(row, /`(\w+)`/g));
  expect(new Set(listed)).toEqual(new Set(Object.keys(parseEnv(textOf('.env.example')))));
});

test('the list of dependencies has every package with its version', () => {
  const listed = everyMatch(textOf('docs/dependencies.md'), /^\| (.+? \| \d[\w.-]*) \|/gm).flatMap(
    (row) => {
      const [names = '', version] = row.split(' | ');
      return names.split(', ').map((name) => [name, version]);
    },
  );
  expect(Object.fromEntries(listed)).toEqual({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
});

test.each(decisions)('%s has its number, three parts and at most 300 words', (file) => {
  const text = textOf(file);
  expect(text).toMatch(new RegExp(`^# ${posix.basename(file).slice(0, 4)}\\. `));
  expect(everyMatch(text, /^\*\*(Context|Decision|Consequences)\.\*\*/gm)).toEqual([
    'Context',
    'Decision',
    'Consequences',
  ]);
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300);
});

test('every cited decision exists, and each number is used once', () => {
  const numbers = decisions.map((file) => posix.basename(file).slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  const named = filesWith('ts', 'tsx', 'mjs', 'md').flatMap((file) =>
    everyMatch(textOf(file), /\bADR (\d{4})/g).map((number) => [file, number]),
  );
  expect(named.filter(([, number = '']) => !numbers.includes(number))).toEqual([]);
});
