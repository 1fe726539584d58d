/** Saving the forms of organizations and contacts: what is wrong comes back by field, and nothing is overwritten. */
import { PUT as putContact } from '@/app/api/forms/contacts/[contactId]/route';
import { POST as postContact } from '@/app/api/forms/contacts/route';
import { POST as postContactOfOrganization } from '@/app/api/forms/organizations/[orgId]/contacts/route';
import { PUT as putOrganization } from '@/app/api/forms/organizations/[orgId]/route';
import { POST as postOrganization } from '@/app/api/forms/organizations/route';
import { backend, record } from '@/tests/support/backend';
import { ORGANIZATION_FORM, organizationRow } from '@/tests/support/legacy-rows';
import { contextOf, cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const TOKEN = { origin: APP, 'x-xsrf-token': 'token-1', 'content-type': 'application/json' };

const CONTACT = {
  firstName: 'Cee',
  lastName: 'Dee',
  title: 'T',
  regSite: false,
  phone: '3125550002',
  altPhone: '',
  email: 'c@example.org',
  organization: null,
};

const sent = async (path: string, method: string, body: unknown, headers = TOKEN) =>
  requestOf(path, {
    method,
    headers,
    cookies: await signedInCookies(),
    body: JSON.stringify(body),
  });

const edit = async (body: unknown) =>
  putOrganization(await sent('/api/forms/organizations/5', 'PUT', body), contextOf({ orgId: '5' }));
const create = async (values: unknown) =>
  postOrganization(await sent('/api/forms/organizations', 'POST', { values }), contextOf());

const stored = (change: Record<string, unknown> = {}) =>
  backend().get('/api/organizations/5').reply(200, organizationRow(change));
const counties = () =>
  backend()
    .get('/api/counties')
    .reply(200, [
      { countyId: 1, countyDesc: 'CountyA' },
      { countyId: 2, countyDesc: 'County B' },
    ]);

describe('an organization that is edited', () => {
  test('is saved under its county, with the properties that must be null as null', async () => {
    stored();
    const received = record(backend().put('/api/organization/CountyA'), 204);
    const response = await edit({
      base: ORGANIZATION_FORM,
      values: { ...ORGANIZATION_FORM, city: ' Elmhurst ' },
    });
    expect(response.status).toBe(204);
    expect(received[0]?.body).toEqual({
      orgId: 5,
      orgname: 'Org A',
      address: '1 Main',
      city: 'Elmhurst',
      regsite: 1,
      phone: '3125550100',
      email: 'o@example.org',
      zip: '60601',
      orgContacts: [],
      eventOrgs: [],
      lastStatus: null,
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['the same field', { ...ORGANIZATION_FORM, city: 'Elmhurst' }],
    ['a field that was not touched', { ...ORGANIZATION_FORM, zip: '60602' }],
  ])('is not saved over what somebody else changed in %s', async (_which, values) => {
    stored({ city: 'Aurora' });
    const response = await edit({ base: ORGANIZATION_FORM, values });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      current: { ...ORGANIZATION_FORM, city: 'Aurora' },
    });
  });

  test('is saved where somebody else made the very same change', async () => {
    stored({ city: 'Aurora' });
    const received = record(backend().put('/api/organization/CountyA'), 204);
    expect(
      (await edit({ base: ORGANIZATION_FORM, values: { ...ORGANIZATION_FORM, city: 'Aurora' } }))
        .status,
    ).toBe(204);
    expect(received).toHaveLength(1);
  });

  test('is saved on a base that the person has seen', async () => {
    stored({ city: 'Aurora' });
    const received = record(backend().put('/api/organization/CountyA'), 204);
    const response = await edit({
      base: { ...ORGANIZATION_FORM, city: 'Aurora' },
      values: { ...ORGANIZATION_FORM, city: 'Elmhurst' },
    });
    expect(response.status).toBe(204);
    expect(received[0]?.body).toMatchObject({ city: 'Elmhurst' });
  });

  test('keeps a phone that is stored with dashes, without calling it changed', async () => {
    stored({ phone: '312-555-0100' });
    backend().put('/api/organization/CountyA').reply(204);
    expect(
      (await edit({ base: ORGANIZATION_FORM, values: { ...ORGANIZATION_FORM, zip: '60602' } }))
        .status,
    ).toBe(204);
  });

  test('moves only to a county that the backend knows', async () => {
    stored();
    counties();
    backend().put('/api/organization/County%20B').reply(204);
    const known = await edit({
      base: ORGANIZATION_FORM,
      values: { ...ORGANIZATION_FORM, countyName: 'County B' },
    });
    expect(known.status).toBe(204);
    stored();
    counties();
    const unknown = await edit({
      base: ORGANIZATION_FORM,
      values: { ...ORGANIZATION_FORM, countyName: 'Atlantis' },
    });
    expect((await problemOf(unknown)).errors).toEqual([
      { path: 'values.countyName', message: 'County is not one of the list.' },
    ]);
  });

  test('is refused before anything is asked where its county cannot stand in an address', async () => {
    const values = { ...ORGANIZATION_FORM, countyName: 'Cook/Will' };
    const message =
      'County “Cook/Will” cannot be saved: the backend does not accept / in it. Choose another one.';
    expect((await problemOf(await edit({ base: values, values }))).errors).toEqual([
      { path: 'values.countyName', message },
    ]);
  });

  test('is refused without every value that it was typed over', async () => {
    stored();
    const { status, errors } = await problemOf(
      await edit({ base: { orgname: 'Org A' }, values: ORGANIZATION_FORM }),
    );
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['base']]);
  });

  test('is not saved where it cannot be read again', async () => {
    backend().get('/api/organizations/5').reply(503).get('/api/organizations/5').reply(503);
    expect(
      (await problemOf(await edit({ base: ORGANIZATION_FORM, values: ORGANIZATION_FORM }))).status,
    ).toBe(502);
  });

  test('ends the session where the backend says that it has ended', async () => {
    backend().get('/api/organizations/5').reply(302, '', { location: '/saml/discovery' });
    const response = await edit({ base: ORGANIZATION_FORM, values: ORGANIZATION_FORM });
    expect(response.status).toBe(401);
    expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', isAuth: '' });
  });
});

describe('a new organization', () => {
  test('is created without an id, and its own is told in Location', async () => {
    counties();
    const received = record(backend().post('/api/organization/CountyA'), 201, '', [
      'Location',
      'http://backend.test:9000/api/organization/CountyA/123',
    ]);
    const response = await create(ORGANIZATION_FORM);
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/api/forms/organizations/123');
    expect(received[0]?.body).toMatchObject({ orgId: null, orgname: 'Org A', lastStatus: null });
  });

  test('tells everything that is wrong by field, and asks the backend nothing', async () => {
    const response = await create({
      ...ORGANIZATION_FORM,
      orgname: '  ',
      countyName: '',
      phone: '312-555',
    });
    expect((await problemOf(response)).errors).toEqual([
      { path: 'values.orgname', message: 'Name is required.' },
      { path: 'values.phone', message: 'Organization Phone may hold digits only.' },
      { path: 'values.countyName', message: 'County is required.' },
    ]);
  });

  test('is never created in a county that the backend does not know', async () => {
    counties();
    expect(
      (await problemOf(await create({ ...ORGANIZATION_FORM, countyName: 'Atlantis' }))).status,
    ).toBe(400);
  });

  test('is refused without the token', async () => {
    const request = await sent(
      '/api/forms/organizations',
      'POST',
      { values: ORGANIZATION_FORM },
      {
        ...TOKEN,
        'x-xsrf-token': 'another',
      },
    );
    expect((await problemOf(await postOrganization(request, contextOf()))).status).toBe(403);
  });
});

describe('a contact', () => {
  const row = {
    contactId: 7,
    ...CONTACT,
    organization: undefined,
    regSite: 0,
    contactOrgs: {},
    createdBy: 'Ann Bee',
    lastModifiedBy: null,
  };

  test('of an organization needs a first name, and is associated in the same step', async () => {
    const path = '/api/forms/organizations/5/contacts';
    const { regSite: _flag, organization: _none, ...texts } = CONTACT;
    const send = async (values: unknown) =>
      postContactOfOrganization(await sent(path, 'POST', { values }), contextOf({ orgId: '5' }));
    expect((await problemOf(await send({ ...texts, firstName: '' }))).errors).toEqual([
      { path: 'values.firstName', message: 'First Name is required.' },
    ]);
    const received = record(backend().post('/api/create-update-contact/5'), 201, '', [
      'Location',
      'http://backend.test:9000/api/create-update-contact/5/77',
    ]);
    const response = await send(texts);
    expect(response.headers.get('location')).toBe(`${path}/77`);
    expect(received[0]?.body).toMatchObject({
      ...{ contactId: null, firstName: 'Cee', createdBy: null, regsite: 0, regSite: 0 },
    });
  });

  test('needs something that it is found or reached by, when it is new and when it is changed', async () => {
    const values = { ...CONTACT, firstName: '', lastName: ' ', phone: '', email: '' };
    const errors = [
      {
        path: 'values.firstName',
        message: 'Enter at least one of first name, last name, phone and email.',
      },
    ];
    const request = await sent('/api/forms/contacts', 'POST', { values });
    expect((await problemOf(await postContact(request, contextOf()))).errors).toEqual(errors);
    expect((await problemOf(await editContact(values))).errors).toEqual(errors);
  });

  test('of its own form goes to the organization that was chosen, or to none', async () => {
    const location = ['Location', '/api/create-update-contact/-1/77'];
    const received = record(backend().post('/api/create-update-contact/-1'), 201, '', location);
    const request = await sent('/api/forms/contacts', 'POST', { values: CONTACT });
    expect((await postContact(request, contextOf())).status).toBe(201);
    expect(received[0]?.body).toMatchObject({ regSite: 0, regsite: 0, contactOrgs: null });
  });

  const editContact = async (values: unknown) =>
    putContact(
      await sent('/api/forms/contacts/7', 'PUT', { base: CONTACT, values }),
      contextOf({ contactId: '7' }),
    );

  test('is saved with its id', async () => {
    backend().get('/api/contact/7').reply(200, row);
    const received = record(backend().put('/api/create-update-contact/-1'), 204);
    expect((await editContact({ ...CONTACT, title: 'Head' })).status).toBe(204);
    expect(received[0]?.body).toMatchObject({ contactId: 7, title: 'Head', lastModifiedBy: null });
  });

  test('is not saved over what somebody else changed', async () => {
    backend()
      .get('/api/contact/7')
      .reply(200, { ...row, title: 'Boss' });
    const response = await editContact({ ...CONTACT, title: 'Head' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { ...CONTACT, title: 'Boss' } });
  });
});
