/** `npm run doctor` finds nothing wrong with the stand-in, which it asks where no other backend is named. */
import { insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';
import { examined } from '@/tests/scripts/doctor-run';

/** No application runs there. */
const PORT = '3999';

let standIn: StandIn;

async function start(settings: Record<string, string> = {}): Promise<Record<string, string>> {
  standIn = await startStandIn({ FRONTEND_ORIGINS: `http://localhost:${PORT}`, ...settings });
  return { PORT, BACKEND_PORT: new URL(standIn.url).port };
}

afterEach(async () => {
  await standIn.stop();
});

const NOT_RUNNING = [
  expect.stringMatching(/^app-answers: not checked\. localhost:3999 refuses the connection/),
  ...['certificate', 'hsts', 'redirect'].map((what) =>
    expect.stringMatching(`^app-${what}: not checked. This has to be right first: APP_URL`),
  ),
];

test('every answer of the stand-in is right, signed out and signed in', async () => {
  const environment = await start();
  await insertBasics(standIn.db);
  const employee = await signedIn(standIn);
  const session = `JSESSIONID=${employee.cookies.get('JSESSIONID')}`;
  const { code, findings } = await examined({ ...environment, DOCTOR_COOKIE: session });
  const others = findings.filter(({ verdict }) => verdict !== 'right');
  expect(others.map(({ id, verdict, seen }) => `${id}: ${verdict}. ${seen}`)).toEqual([
    'backend-certificate: not checked. There is none without TLS.',
    'sign-in-return: not checked. The sign-in sent no SAML request that can be read.',
    'version: note. They exist, as in version 2.8.',
    ...NOT_RUNNING,
  ]);
  expect(code).toBe(0);
});

test('the identity provider of its single sign-on has to be allowed', async () => {
  const environment = await start({ IDENTITY_PROVIDER_URL: 'https://idp.localhost:8543' });
  const { code, findings } = await examined(environment);
  expect(findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([
    expect.objectContaining({
      id: 'sign-in-redirect',
      set: 'Set REDIRECT_HOSTS=idp.localhost:8543',
    }),
  ]);
  expect(code).toBe(1);
  const allowed = await examined({ ...environment, REDIRECT_HOSTS: 'idp.localhost:8543' });
  expect(allowed.code).toBe(0);
});
