/** `npm test`: its steps, the installation before them, and its end. */
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trialClone } from './trial-clone';

jest.setTimeout(120_000);

test('runs the chosen steps in order up to the first that fails, and counts them', async () => {
  const clone = await trialClone();
  const passed = await clone.runToEnd(['test', 'build', 'lint']);
  expect(passed.code).toBe(0);
  expect(await clone.events()).toEqual([
    'npm ci --include=dev --prefer-offline --no-audit',
    'npm run lint',
    'next build',
  ]);
  expect(passed.printed).toMatch(/\nsteps: 2 passed, 0 failed\n$/);

  const failed = await clone.runToEnd(['test', 'lint', 'build'], { NPM_FAILS: 'a rule is broken' });
  expect(failed.code).toBe(1);
  expect(failed.printed).toMatch(
    /a rule is broken\nThis step ended with code 1\.\n\nsteps: 0 passed, 1 failed \(lint, .* s\)\n$/,
  );
  expect((await clone.events()).slice(3)).toEqual(['npm run lint']);

  const unknown = await clone.runToEnd(['test', 'unit']);
  expect(unknown).toEqual({
    code: 1,
    printed:
      'There is no step "unit"; the steps are lint, typecheck, jest, second-server, spreadsheets, build, browser.\n',
  });
  for (const [step, variable, noun] of [
    ['browser', 'CHROME_PATH', 'browser'],
    ['spreadsheets', 'SOFFICE_PATH', 'LibreOffice'],
  ] as const) {
    const missing = await clone.runToEnd(['test', step], { [variable]: '/no/program/here' });
    expect(missing.code).toBe(1);
    expect(missing.printed).toContain(
      `${variable} names /no/program/here, which is no ${noun} that`,
    );
  }
});

test('builds again when a source was changed, renamed or removed', async () => {
  const clone = await trialClone();
  const at = (name: string) => join(clone.root, name);
  const builds = async () => {
    await clone.runToEnd(['test', 'build']);
    return (await clone.events()).filter((line) => line === 'next build').length;
  };
  expect(await builds()).toBe(1);
  await utimes(at('app/page.tsx'), 1, 1);
  await writeFile(at('backend/main.ts'), 'stop();');
  expect(await builds()).toBe(1);
  await writeFile(at('app/page.tsx'), 'export default 2;');
  expect(await builds()).toBe(2);
  await rename(at('app/page.tsx'), at('app/layout.tsx'));
  expect(await builds()).toBe(3);
  await rm(at('app/layout.tsx'));
  expect(await builds()).toBe(4);
});

test('installs packages once, and again when they do not match', async () => {
  const clone = await trialClone();
  const marker = join(clone.root, 'node_modules', '.installed-for');
  const installations = async (env?: Record<string, string>) => {
    const before = (await clone.events()).length;
    await clone.runToEnd(['test', 'nonsense'], env);
    return (await clone.events()).length - before;
  };
  // The lock of a killed installation is removed.
  const lock = join(clone.root, '.data', 'install.lock');
  await mkdir(lock, { recursive: true });
  await utimes(lock, 1, 1);
  // A failed one leaves no marker.
  expect(await installations({ NPM_FAILS: 'npm error code EINTEGRITY' })).toBe(1);
  expect([await installations(), await installations()]).toEqual([1, 0]);
  const spoils: Record<string, () => Promise<void>> = {
    'no node_modules': () => rm(join(clone.root, 'node_modules'), { recursive: true }),
    'an interrupted installation': () => rm(marker),
    'a changed lock file': () => writeFile(join(clone.root, 'package-lock.json'), '{}'),
    'packages for another machine': async () =>
      writeFile(marker, (await readFile(marker, 'utf8')).replace(process.arch, 'another')),
  };
  for (const [what, spoil] of Object.entries(spoils)) {
    await spoil();
    expect([what, await installations()]).toEqual([what, 1]);
  }
});
