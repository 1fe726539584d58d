/** What makes the application be built again, and what does not. */
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from '@/scripts/source-hash.mjs';
import { emptyFolder } from './folders';

async function sources(): Promise<string> {
  const root = await emptyFolder();
  await mkdir(join(root, 'app', 'events'), { recursive: true });
  await mkdir(join(root, 'backend'));
  await writeFile(join(root, 'app', 'events', 'page.tsx'), 'export default 1;');
  await writeFile(join(root, 'app', 'layout.tsx'), 'export default 2;');
  await writeFile(join(root, 'next.config.mjs'), 'export default {};');
  await writeFile(join(root, 'backend', 'main.ts'), 'start();');
  return root;
}

test.each<[string, (root: string) => Promise<void>]>([
  [
    'a changed page',
    (root) => writeFile(join(root, 'app', 'events', 'page.tsx'), 'export default 3;'),
  ],
  [
    'a changed configuration',
    (root) => writeFile(join(root, 'next.config.mjs'), 'export default { a: 1 };'),
  ],
  ['a new file', (root) => writeFile(join(root, 'app', 'events', 'loading.tsx'), '')],
  ['a new kind of source', (root) => writeFile(join(root, 'middleware.ts'), '')],
  ['a removed file', (root) => rm(join(root, 'app', 'layout.tsx'))],
  [
    'a renamed file',
    (root) => rename(join(root, 'app', 'layout.tsx'), join(root, 'app', 'page.tsx')),
  ],
])('%s changes the hash', async (_, change) => {
  const root = await sources();
  const before = await sourceHash(root);
  await change(root);
  expect(await sourceHash(root)).not.toBe(before);
});

test.each<[string, (root: string) => Promise<void>]>([
  ['a new date on a file', (root) => utimes(join(root, 'app', 'layout.tsx'), 1, 1)],
  [
    'a change of the stand-in backend',
    (root) => writeFile(join(root, 'backend', 'main.ts'), 'stop();'),
  ],
])('%s leaves the hash as it is', async (_, change) => {
  const root = await sources();
  const before = await sourceHash(root);
  await change(root);
  expect(await sourceHash(root)).toBe(before);
});

test('two copies of the same sources have the same hash', async () => {
  expect(await sourceHash(await sources())).toBe(await sourceHash(await sources()));
});
