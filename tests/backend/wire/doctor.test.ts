/** `npm run doctor` finds nothing wrong with the stand-in, which it asks where no other backend is named. */
import { insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';
import { examined } from '@/tests/scripts/doctor-run';

/** No application runs there. */
const PORT = '3999';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ FRONTEND_ORIGINS: `http://localhost:${PORT}` });
  await insertBasics(standIn.db);
});

afterAll(async () => {
  await standIn.stop();
});

test('every answer of the stand-in is right, signed out and signed in', async () => {
  const employee = await signedIn(standIn);
  const { code, findings } = await examined({
    PORT,
    BACKEND_PORT: new URL(standIn.url).port,
    DOCTOR_COOKIE: `JSESSIONID=${employee.cookies.get('JSESSIONID')}`,
  });
  const others = findings.filter(({ verdict }) => verdict !== 'right');
  expect(others.map(({ id, verdict, seen }) => `${id}: ${verdict}. ${seen}`)).toEqual([
    'backend-certificate: not checked. There is none without TLS.',
    'sign-in-return: not checked. The sign-in sent no SAML request.',
    'version: note. They exist, as in version 2.8.',
    expect.stringMatching(/^app-answers: not checked\. localhost:3999 refuses the connection/),
    ...['certificate', 'hsts', 'redirect'].map((what) =>
      expect.stringMatching(`^app-${what}: not checked. First, this has to be right: APP_URL`),
    ),
  ]);
  expect(code).toBe(0);
});
