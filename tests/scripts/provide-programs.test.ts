/** Programs that the tests need: found, or installed beside the steps by an apt-get of the test's own. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder } from './folders';
import { runModule, scriptModule } from './programs';

/** Notes what it was asked, then does what the test says. */
const aptGet = (folder: string, installing: string) => `#!/bin/sh
echo "$*" >> ${folder}/asked.txt
[ "$1" = update ] && exit 0
${installing}
`;

interface Machine {
  /** What its apt-get does when it installs. */
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
  await writeFile(apt, aptGet(folder, installing.replaceAll('COMMANDS', commands)));
  await chmod(apt, 0o755);
  const program = runModule(
    `
    import { providePrograms } from ${JSON.stringify(scriptModule('provide-programs.mjs'))};
    const named = (name) => ({
      name, noun: name, variable: name + '_PATH', commands: ['outreach-' + name], macPlaces: [], windowsPlaces: [],
      debianPackage: name + '-package', missing: 'Install ' + name + '.',
    });
    const [one, two] = [named('one'), named('two')];
    const over = new AbortController();
    const place = { root: ${JSON.stringify(folder)}, logs: ${JSON.stringify(folder)}, env: process.env, signal: over.signal };
    const environmentFor = providePrograms([one, two], place, ${mayInstall});
    const say = (line) => console.log(line);
    try { ${steps} } catch (error) { say('Refused: ' + error.message); }
    `,
    { PATH: `${commands}:/usr/bin:/bin`, ...env },
  );
  const code = await program.ended;
  const asked = await readFile(join(folder, 'asked.txt'), 'utf8').catch(() => '');
  return { code, printed: program.printed(), asked: asked.split('\n').filter(Boolean), commands };
}

const PROGRAM = (name: string) =>
  `printf '#!/bin/sh\\nexit 0\\n' > COMMANDS/outreach-${name}; chmod +x COMMANDS/outreach-${name}`;

test('all that is missing is installed by one apt-get, while other steps go on', async () => {
  const { printed, asked, commands } = await machine({
    installing: `sleep 1; echo unpacking; ${PROGRAM('one')}; ${PROGRAM('two')}`,
    steps: `
      await environmentFor([]);
      say('a step without needs has run');
      say((await environmentFor([two])).two_PATH);
      say((await environmentFor([one])).one_PATH);`,
  });
  expect(asked).toEqual([
    'update',
    expect.stringMatching(/^install -y --no-install-recommends .*one-package two-package$/),
  ]);
  expect(printed).toMatch(
    /^Meanwhile apt-get installs one and two; its words go to .*apt-get\.log/,
  );
  const ran = printed.indexOf('a step without needs has run');
  expect(ran).toBeGreaterThan(0);
  expect(ran).toBeLessThan(printed.indexOf('Waiting for two …'));
  expect(printed).toContain(join(commands, 'outreach-two'));
  expect(printed).toContain(join(commands, 'outreach-one'));
  expect(printed).not.toContain('unpacking');
});

test('what is there already is not installed', async () => {
  const { printed, asked } = await machine({
    env: { one_PATH: process.execPath, two_PATH: process.execPath },
    steps: 'say((await environmentFor([one])).one_PATH);',
  });
  expect(printed).toBe(`${process.execPath}\n`);
  expect(asked).toEqual([]);
});

test('an installation that fails says where its words are and what to install', async () => {
  const { printed } = await machine({
    installing: 'echo no such package; exit 100',
    steps: 'await environmentFor([one]);',
  });
  expect(printed).toMatch(
    /Refused: apt-get could not install it; see .*apt-get\.log\. Install one\. Install two\.\n$/,
  );
});

test('an installation that brings no program that runs is no success', async () => {
  const { printed } = await machine({
    installing: PROGRAM('one'),
    steps:
      "say((await environmentFor([one])).one_PATH ? 'one is there' : ''); await environmentFor([two]);",
  });
  expect(printed).toContain('one is there\n');
  expect(printed).toMatch(/Refused: Install two\.\n$/);
});

test('where nothing may be installed, the missing program is asked for', async () => {
  const { printed, asked } = await machine({
    mayInstall: false,
    steps: 'await environmentFor([one]);',
  });
  expect(printed).toBe('Refused: Install one.\n');
  expect(asked).toEqual([]);
});

test('a run that is over does not wait for an installation', async () => {
  const began = Date.now();
  const { code } = await machine({
    installing: 'sleep 60',
    steps: 'setTimeout(() => over.abort(), 500);',
  });
  expect(code).toBe(0);
  expect(Date.now() - began).toBeLessThan(20_000);
});
