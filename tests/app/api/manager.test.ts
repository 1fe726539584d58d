/**
 * The backend gates no call of the manager screens (legacy-api.md §3.1), so the proxy does: whom it refuses is proved
 * for every address together, in tests/app/manager-gate.test.ts.
 */

import { calls } from '@/lib/contract/calls';
import { handleApi } from '@/lib/proxy/handle-api';
import { backend } from '@/tests/support/backend';
import { requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const managerCalls = calls.filter(({ access }) => access === 'manager');

test('there are five of them', () => {
  expect(new Set(managerCalls.map(({ name }) => name))).toEqual(
    new Set([
      'getDefaultPresenterEvents',
      'getFilteredPresenterEvents',
      'getAllPresenterEvents',
      'countEventsByType',
      'countEventsByCounty',
    ]),
  );
});

test('employees with access are answered', async () => {
  const rows = '[{"County":"Cook","Events":5}]';
  backend().get('/api/dashboard/counties/7/null/null').reply(200, rows);
  const cookies = await signedInCookies({ managerialAccess: true });
  const response = await handleApi(requestOf('/api/dashboard/counties/7/null/null', { cookies }));
  expect([response.status, await response.text()]).toEqual([200, rows]);
});
