/** Searched options. Their caches are proved in tests/lib/legacy/ttl-cache.test.ts. */
import { GET as getContactOptions } from '@/app/api/options/contacts/route';
import { GET as getOrganizationOptions } from '@/app/api/options/organizations/route';
import { GET as getPresenterOptions } from '@/app/api/options/presenters/route';
import { backend, stubSessionCheck } from '@/tests/support/backend';
import { contextOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const MARIA = {
  contactId: 7,
  firstName: 'María',
  lastName: 'Núñez',
  title: 'Head',
  email: 'm@example.org',
  phone: '3125550002',
  altPhone: null,
};
const CHER = {
  ...MARIA,
  contactId: 8,
  firstName: 'Cher',
  lastName: null,
  title: null,
  email: null,
};

const readOptions = async (get: typeof getContactOptions, path: string) => {
  stubSessionCheck();
  const request = requestOf(path, { cookies: await signedInCookies() });
  const response = await get(request, contextOf());
  expect(response.status).toBe(200);
  return response.json();
};

test('contacts are found by words of name, email and title, and loaded once', async () => {
  backend().get('/api/all-contact-names').once().reply(200, [MARIA, CHER]);
  const found = await readOptions(getContactOptions, '/api/options/contacts?q=NUNEZ%20head');
  expect(found).toEqual({
    options: [{ id: 7, text: 'María Núñez | m@example.org | Head', contact: MARIA }],
    total: 1,
  });
  const all = await readOptions(getContactOptions, '/api/options/contacts');
  expect(all.options.map(({ text }: { text: string }) => text)).toEqual([
    'Cher',
    'María Núñez | m@example.org | Head',
  ]);
  expect(await readOptions(getContactOptions, '/api/options/contacts?q=nobody')).toEqual({
    options: [],
    total: 0,
  });
});

test('of 20,000 organizations the first 20 are returned, with the total', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({ OrgID: at + 1, orgname: `Org ${at}` }));
  backend().get('/api/allorgnames').reply(200, many);
  const { options, total } = await readOptions(
    getOrganizationOptions,
    '/api/options/organizations?q=org',
  );
  expect([options.length, total]).toEqual([20, 20_000]);
});

test('presenters to invite are sorted by last and first name, and have no user names (D7)', async () => {
  const [amy, ann, lee, zoe] = [
    { presenterId: 3, name: 'Amy', lastName: 'Ash', email: null },
    { presenterId: 11, name: 'Ann', lastName: 'Bee', email: 'ann@agency.example' },
    { presenterId: 4, name: 'Lee', lastName: null, email: null },
    { presenterId: 1, name: 'Zoe', lastName: 'Ash', email: null },
  ];
  const users = [zoe, ann, amy, lee].map((one) => ({ ...one, username: 'secret', active: true }));
  backend().get('/api/activePresenters').reply(200, users);
  expect(await readOptions(getPresenterOptions, '/api/options/presenters')).toEqual({
    presenters: [lee, amy, zoe, ann].map(({ name, ...one }) => ({ ...one, firstName: name })),
  });
});
