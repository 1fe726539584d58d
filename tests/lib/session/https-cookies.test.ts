/** Our cookies where the application is reached over TLS. */
import { NextResponse } from 'next/server';
import { endSession, keepSession } from '@/lib/session/session-cookies';
import { CALLER } from '@/tests/support/backend';
import { sessionOf } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({ APP_URL: 'https://outreach.example' });

test('every cookie of ours is secure, and the seal bears a name that no neighbour can set', async () => {
  const response = new NextResponse();
  const opened = { kind: 'signed-in', session: sessionOf(), caller: CALLER } as const;
  keepSession(response, { ...opened, sealed: 'seal', setCookies: [] });
  const lines = response.headers.getSetCookie();
  expect(lines[0]).toMatch(/^__Host-outreach_session=seal/);
  expect(lines[0]).not.toMatch(/domain/i);
  expect(lines.filter((line) => !line.includes('Secure'))).toEqual([]);
});

test('cookies are removed under the same conditions, or browsers would keep them', () => {
  const response = new NextResponse();
  endSession(response);
  const lines = response.headers.getSetCookie();
  expect(lines.some((line) => line.startsWith('__Host-outreach_session=;'))).toBe(true);
  expect(lines.filter((line) => !line.includes('Secure') || !line.includes('Path=/'))).toEqual([]);
});
