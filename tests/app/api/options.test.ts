/** Options of long lists: the few that hold every word, out of one list that many share. */
import { GET as getContactOptions } from '@/app/api/options/contacts/route';
import { GET as getOrganizationOptions } from '@/app/api/options/organizations/route';
import { GET as getPresenterOptions } from '@/app/api/options/presenters/route';
import { ttlCache } from '@/lib/legacy/ttl-cache';
import {
  BACKEND_COOKIES,
  backend,
  backendConfirmsAnn,
  backendKnowsNobody,
  CONTEXT,
} from '@/tests/support/backend';
import { contextOf, problemOf, requestOf } from '@/tests/support/requests';
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

const ask = async (get: typeof getContactOptions, path: string) => {
  backendConfirmsAnn();
  const request = requestOf(path, { cookies: await signedInCookies() });
  const response = await get(request, contextOf());
  expect(response.status).toBe(200);
  return response.json();
};

test('contacts are found by words of name, email and title, and the backend is asked once', async () => {
  backend().get('/api/all-contact-names').once().reply(200, [MARIA, CHER]);
  const found = await ask(getContactOptions, '/api/options/contacts?q=NUNEZ%20head');
  expect(found).toEqual({
    options: [{ id: 7, text: 'María Núñez | m@example.org | Head', contact: MARIA }],
    total: 1,
  });
  const all = await ask(getContactOptions, '/api/options/contacts');
  expect(all.options.map(({ text }: { text: string }) => text)).toEqual([
    'Cher',
    'María Núñez | m@example.org | Head',
  ]);
  expect(await ask(getContactOptions, '/api/options/contacts?q=nobody')).toEqual({
    options: [],
    total: 0,
  });
});

test('of 20,000 organizations the first 20 go out, with how many there are', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({ OrgID: at + 1, orgname: `Org ${at}` }));
  backend().get('/api/allorgnames').reply(200, many);
  const { options, total } = await ask(getOrganizationOptions, '/api/options/organizations?q=org');
  expect([options.length, total]).toEqual([20, 20_000]);
});

test('presenters to invite come with what is shown of them, and without user names (D7)', async () => {
  const [ann, bo] = [
    { presenterId: 11, name: 'Ann', lastName: 'Bee', email: 'ann@agency.example' },
    { presenterId: 12, name: 'Bo', lastName: 'Ash', email: null },
  ];
  const rest = { username: 'secret', active: true };
  backend()
    .get('/api/activePresenters')
    .reply(
      200,
      [ann, bo].map((presenter) => ({ ...presenter, ...rest })),
    );
  expect(await ask(getPresenterOptions, '/api/options/presenters')).toEqual({
    presenters: [
      { presenterId: 12, firstName: 'Bo', lastName: 'Ash', email: null },
      { presenterId: 11, firstName: 'Ann', lastName: 'Bee', email: 'ann@agency.example' },
    ],
  });
});

test('who is signed out gets no option, also of a list that is remembered', async () => {
  backendKnowsNobody();
  const request = requestOf('/api/options/contacts', { cookies: BACKEND_COOKIES });
  expect((await problemOf(await getContactOptions(request, contextOf()))).status).toBe(401);
});

test('those who ask at the same time share one call, and a failed call is nobody else’s', async () => {
  backendConfirmsAnn();
  const calls: string[] = [];
  let fail = () => {};
  const names = ttlCache(async ({ requestId }) => {
    calls.push(requestId);
    if (requestId === 'first')
      await new Promise((_, reject) => {
        fail = () => reject(new Error('signed out'));
      });
    return [requestId];
  }, 60_000);
  const asking = (requestId: string) => names.list({ ...CONTEXT, requestId });
  const first = asking('first');
  backendConfirmsAnn();
  const second = asking('second');
  expect(calls).toEqual(['first']);
  fail();
  await expect(first).rejects.toThrow('signed out');
  expect(await second).toEqual(['second']);
  expect(await asking('third')).toEqual(['second']);
  expect(calls).toEqual(['first', 'second']);
  names.forget();
  expect(await asking('fourth')).toEqual(['fourth']);
});

test('an answer that was on its way while something was saved is not remembered', async () => {
  backendConfirmsAnn();
  let answer = (_names: string[]) => {};
  const names = ttlCache(() => new Promise<string[]>((resolve) => (answer = resolve)), 60_000);
  const before = names.list(CONTEXT);
  names.forget();
  answer(['old']);
  expect(await before).toEqual(['old']);
  const after = names.list(CONTEXT);
  answer(['old', 'new']);
  expect(await after).toEqual(['old', 'new']);
});
