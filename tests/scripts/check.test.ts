/** `npm test`: which steps run, and how it ends. */
import { trialClone } from './trial-clone';

test('the chosen steps run in order and the last line counts them', async () => {
  const clone = await trialClone();
  const program = clone.run('test', ['build', 'lint', 'install']);
  expect(await program.ended).toBe(0);
  expect(await clone.events()).toEqual([
    'npm ci --include=dev --prefer-offline',
    'npm run lint',
    'next build',
  ]);
  expect(program.printed()).toMatch(/\nsteps: 3 passed, 0 failed\n$/);
});

test('the first step that fails ends the run with its name', async () => {
  const clone = await trialClone();
  const program = clone.run('test', ['lint', 'build'], { NPM_FAILS: 'a rule is broken' });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toMatch(
    /a rule is broken\n.*\n\nsteps: 0 passed, 1 failed \(lint, .* s\)\n$/s,
  );
  expect(await clone.events()).toEqual(['npm run lint']);
});

test('a step that does not exist is refused with the ones that do', async () => {
  const clone = await trialClone();
  const program = clone.run('test', ['unit']);
  expect(await program.ended).toBe(1);
  expect(program.printed()).toBe(
    'There is no step "unit"; the steps are install, lint, typecheck, jest, second-server, spreadsheets, build, browser.\n',
  );
});

test('a browser that does not run is refused by its name', async () => {
  const clone = await trialClone();
  const program = clone.run('test', ['browser'], { CHROME_PATH: '/no/browser/here' });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain('CHROME_PATH names /no/browser/here, which is no browser');
});

test('a LibreOffice that does not run is refused by its name', async () => {
  const clone = await trialClone();
  const program = clone.run('test', ['spreadsheets'], { SOFFICE_PATH: '/no/office/here' });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(
    'SOFFICE_PATH names /no/office/here, which is no LibreOffice',
  );
});
