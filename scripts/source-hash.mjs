/** One hash over the contents of everything that goes into the build, so that a build is made exactly when needed. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './refusal.mjs';

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

/**
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function sourceHash(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) await addTo(hash, root, source);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} name relative to root, with forward slashes
 */
async function addTo(hash, root, name) {
  try {
    const content = await readFile(join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return;
    if (code !== 'EISDIR') throw error;
    const entries = await readdir(join(root, name));
    for (const entry of entries.sort()) await addTo(hash, root, `${name}/${entry}`);
  }
}
