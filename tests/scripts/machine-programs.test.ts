/** Programs that the tests need: found, or installed by an apt-get of the test. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emptyFolder, runNode } from './programs';

const MODULE = pathToFileURL(join(process.cwd(), 'scripts', 'machine-programs.ts')).href;

interface Machine {
  /** Shell commands of its apt-get for `install`. */
  installing?: string;
  mayInstall?: boolean;
  env?: Record<string, string>;
  /** Statements, with the programs `one` and `two`. */
  steps: string;
}

async function machine({ installing = '', mayInstall = true, env = {}, steps }: Machine) {
  const folder = await emptyFolder();
  const commands = join(folder, 'commands');
  await mkdir(commands);
  const apt = join(commands, 'apt-get');
  // Writes down its arguments.
  const script = `#!/bin/sh\necho "$*" >> ${folder}/calls.txt\n[ "$1" = update ] && exit 0\n${installing}\n`;
  await writeFile(apt, script.replaceAll('COMMANDS', commands));
  await chmod(apt, 0o755);
  const source = `
    import { providePrograms } from ${JSON.stringify(MODULE)};
    const named = (name) => ({
      name, noun: name, variable: name + '_PATH', commands: ['outreach-' + name], places: [],
      debianPackage: name + '-package', missing: 'Install ' + name + '.',
    });
    const [one, two] = [named('one'), named('two')];
    const over = new AbortController();
    const place = { root: ${JSON.stringify(folder)}, logs: ${JSON.stringify(folder)}, signal: over.signal };
    const provide = providePrograms([one, two], place, ${mayInstall});
    const say = (line) => console.log(line);
    try { ${steps} } catch (error) { say('Refused: ' + error.message); }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const program = runNode(args, { env: { PATH: `${commands}:/usr/bin:/bin`, ...env } });
  const code = await program.ended;
  const calls = await readFile(join(folder, 'calls.txt'), 'utf8').catch(() => '');
  return { code, printed: program.printed(), calls: calls.split('\n').filter(Boolean), commands };
}

const PROGRAM = (name: string) =>
  `printf '#!/bin/sh\\nexit 0\\n' > COMMANDS/outreach-${name}; chmod +x COMMANDS/outreach-${name}`;

test('installs missing programs by one apt-get while other steps run', async () => {
  const { printed, calls, commands } = await machine({
    // Waits for the step that runs meanwhile.
    installing: `until [ -e COMMANDS/../ran ]; do sleep 0.05; done; echo unpacking; ${PROGRAM('one')}; ${PROGRAM('two')}`,
    steps: `
      const { writeFileSync } = await import('node:fs');
      await provide([]);
      say('a step without needs has run');
      const waiting = provide([two]);
      writeFileSync(place.root + '/ran', '');
      say((await waiting).two_PATH);
      say((await provide([one])).one_PATH);`,
  });
  expect(calls).toEqual([
    'update',
    expect.stringMatching(/^install -y --no-install-recommends .*one-package two-package$/),
  ]);
  expect(printed).toMatch(
    /^Meanwhile apt-get installs one and two; its words go to .*apt-get\.log\na step without needs has run\nWaiting for two …\n/,
  );
  expect(printed).toContain(join(commands, 'outreach-two'));
  expect(printed).toContain(join(commands, 'outreach-one'));
  expect(printed).not.toContain('unpacking');
});

test('installs nothing that exists, and nothing without permission', async () => {
  const { printed, calls } = await machine({
    env: { one_PATH: process.execPath, two_PATH: process.execPath },
    steps: 'say((await provide([one])).one_PATH);',
  });
  expect([printed, calls]).toEqual([`${process.execPath}\n`, []]);
  const other = await machine({ mayInstall: false, steps: 'await provide([one]);' });
  expect([other.printed, other.calls]).toEqual(['Refused: Install one.\n', []]);
});

test('reports an installation that fails or installs no program that runs', async () => {
  const failed = await machine({
    installing: 'echo no such package; exit 100',
    steps: 'await provide([one]);',
  });
  expect(failed.printed).toMatch(
    /Refused: apt-get could not install it; see .*apt-get\.log\. Install one\. Install two\.\n$/,
  );
  const half = await machine({
    installing: PROGRAM('one'),
    steps: "say((await provide([one])).one_PATH ? 'one is there' : ''); await provide([two]);",
  });
  expect(half.printed).toMatch(/one is there\n(.*\n)*Refused: Install two\.\n$/);
});

test('ends without waiting for an installation', async () => {
  const { code } = await machine({ installing: 'exec sleep 60', steps: 'over.abort();' });
  expect(code).toBe(0);
});
