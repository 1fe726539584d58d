/** `npm run doctor` finds nothing wrong with the stand-in, which it asks where no other backend is named. */
import { FRONTENDS } from '@/tests/backend/support/shared-settings';
import { Wire } from '@/tests/backend/support/wire';
import { examined } from '@/tests/scripts/doctor-run';

const wire = new Wire();

test('every answer of the stand-in is right, signed out and signed in', async () => {
  const { code, findings } = await examined({
    // No application runs there.
    PORT: new URL(FRONTENDS[0]).port,
    BACKEND_PORT: new URL(wire.url).port,
    DOCTOR_COOKIE: `JSESSIONID=${wire.ann.cookies.get('JSESSIONID')}`,
  });
  const others = findings.filter(({ verdict }) => verdict !== 'right');
  expect(others.map(({ id, verdict, seen }) => `${id}: ${verdict}. ${seen}`)).toEqual([
    'backend-certificate: not checked. There is none without TLS.',
    'sign-in-return: not checked. The sign-in sent no SAML request that can be read.',
    'version: note. They exist, as in version 2.8.',
    expect.stringMatching(/^app-answers: not checked\. localhost:3999 refuses the connection/),
    ...['certificate', 'hsts', 'redirect'].map((what) =>
      expect.stringMatching(`^app-${what}: not checked. This has to be right first: APP_URL`),
    ),
  ]);
  expect(code).toBe(0);
});
