/** Lookups out of the legacy, which orders none of them. */
import { listCounties, listStatuses, organizationExists } from '@/lib/legacy/lookups';
import { backend, CALLER } from '@/tests/support/backend';
import { setSettings } from '@/tests/support/settings';

setSettings();

test('counties come in alphabetical order, whatever their case', async () => {
  const names = ['Will', 'DuPage', 'kane', 'Étoile', 'Cook'];
  backend()
    .get('/api/counties')
    .reply(
      200,
      names.map((countyDesc, index) => ({ countyId: index + 1, countyDesc })),
    );
  expect(await listCounties(CALLER)).toEqual(['Cook', 'DuPage', 'Étoile', 'kane', 'Will']);
});

test('statuses of both types come together (D10)', async () => {
  backend()
    .get('/api/allStatusTypes')
    .reply(200, [
      { statusId: 8, statusDesc: 'Info Needed', statusType: 'E' },
      { statusId: 2, statusDesc: 'Active', statusType: 'O' },
    ]);
  expect(await listStatuses(CALLER)).toEqual(['Active', 'Info Needed']);
});

test.each([
  [5, true],
  [6, false],
])('organization %i is known: %s', async (orgId, known) => {
  backend()
    .get('/api/allorgnames')
    .reply(200, [{ OrgID: 5, orgname: null }]);
  expect(await organizationExists(CALLER, orgId)).toBe(known);
});
