/** The command around the suite: what it is told, and how it ends when it cannot begin. */
import { checkContract } from './check-contract';
import { readSettings } from './settings';
import { startProxy } from './spoiling-proxy';

const LENT = { CONTRACT_BASE_URL: 'https://backend:9000', CONTRACT_COOKIE: 'JSESSIONID=abc' };

/** What it printed, and its exit code. */
async function command(environment: Record<string, string>) {
  const printed: string[] = [];
  const code = await checkContract(environment, [], (text) => printed.push(text));
  return { code, printed: printed.join('') };
}

test('a session that is not signed in is said in one sentence, and nothing further is asked', async () => {
  const proxy = await startProxy(null, () => undefined);
  const ended = await command({ ...LENT, CONTRACT_BASE_URL: proxy.baseUrl });
  await proxy.stop();
  expect(ended).toEqual({
    code: 1,
    printed: 'The session is not signed in, or has expired: sign in and lend its cookie anew.\n',
  });
  expect(proxy.asked.map(({ path }) => path)).toEqual(['/api/user']);
});

test('a backend that cannot be reached is said in one sentence', async () => {
  const proxy = await startProxy(null, () => undefined);
  await proxy.stop();
  const ended = await command({ ...LENT, CONTRACT_BASE_URL: proxy.baseUrl });
  expect(ended.code).toBe(1);
  expect(ended.printed).toContain('expected an answer (ECONNREFUSED)');
});

test('wrong settings are named without their values', async () => {
  const ended = await command({
    ...LENT,
    CONTRACT_COOKIE: 'secret value',
    CONTRACT_WRITES: 'maybe',
  });
  expect(ended.code).toBe(1);
  expect(ended.printed).toMatch(
    /^The settings are wrong: CONTRACT_COOKIE .+; CONTRACT_WRITES .+\n$/,
  );
  expect(ended.printed).not.toContain('secret');
});

test('a backend is only read, slowly and without exports, unless more is asked for', () => {
  expect(readSettings(LENT)).toMatchObject({ writes: false, exports: false, pauseMs: 200 });
});

test('without an address there is no backend to lend a session of', () => {
  expect(readSettings({ CONTRACT_BASE_URL: '' })).toBeNull();
});
