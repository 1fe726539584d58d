/** Saving the forms of organizations and contacts. */
import { z } from 'zod';
import { PUT as putContact } from '@/app/api/forms/contacts/[contactId]/route';
import { POST as postContact } from '@/app/api/forms/contacts/route';
import { POST as postContactOfOrganization } from '@/app/api/forms/organizations/[orgId]/contacts/route';
import { PUT as putOrganization } from '@/app/api/forms/organizations/[orgId]/route';
import { POST as postOrganization } from '@/app/api/forms/organizations/route';
import { backend, creates, saves } from '@/tests/support/backend';
import { contactRow, ORGANIZATION_FORM, organizationRow } from '@/tests/support/legacy-rows';
import { contextOf, cookiesSetBy, formRequest, problemOf } from '@/tests/support/requests';
import { setSettings } from '@/tests/support/settings';

setSettings();

const CONTACT = {
  ...{ firstName: 'Cee', lastName: 'Dee', title: 'T', regSite: false, organization: null },
  ...{ phone: '3125550002', altPhone: '', email: 'c@example.org' },
};

const edit = async (body: unknown) =>
  putOrganization(
    await formRequest('/api/forms/organizations/5', 'PUT', body),
    contextOf({ orgId: '5' }),
  );
const create = async (values: unknown) =>
  postOrganization(await formRequest('/api/forms/organizations', 'POST', { values }), contextOf());

const stored = (change: Record<string, unknown> = {}) =>
  backend().get('/api/organizations/5').reply(200, organizationRow(change));
const COUNTIES = ['CountyA', 'County B'].map((countyDesc, at) => ({
  countyId: at + 1,
  countyDesc,
}));
const counties = () => backend().get('/api/counties').reply(200, COUNTIES);

describe('an organization that is edited', () => {
  test('is sent with its county in the path, and with null for properties that must be null', async () => {
    stored();
    const received = saves('/api/organization/CountyA');
    const response = await edit({
      base: ORGANIZATION_FORM,
      values: { ...ORGANIZATION_FORM, city: ' Elmhurst ' },
    });
    expect(response.status).toBe(204);
    expect(received[0]?.body).toMatchObject({
      ...{ orgId: 5, orgname: 'Org A', address: '1 Main', city: 'Elmhurst', zip: '60601' },
      ...{ phone: '3125550100', email: 'o@example.org', regsite: 1 },
      ...{ orgContacts: [], eventOrgs: [], lastStatus: null },
    });
    const { countyName: _inPath, ...inBody } = ORGANIZATION_FORM;
    const nulled = { orgId: 5, orgContacts: [], eventOrgs: [], lastStatus: null };
    const sent = z.record(z.string(), z.unknown()).parse(received[0]?.body);
    expect(new Set(Object.keys(sent))).toEqual(new Set(Object.keys({ ...inBody, ...nulled })));
  });

  const meeting = { ...ORGANIZATION_FORM, city: 'Aurora' };
  test.each<[string, object, object, number]>([
    ['a conflict in the same field', {}, { city: 'Elmhurst' }, 409],
    ['a conflict in another field', {}, { zip: '60602' }, 409],
    ['an equal change', {}, { city: 'Aurora' }, 204],
    ['a base with the change', { city: 'Aurora' }, { city: 'Elmhurst' }, 204],
  ])('with %s responds with its status', async (_which, base, values, status) => {
    // A phone that is stored with dashes is no change.
    stored({ city: 'Aurora', phone: '312-555-0100' });
    const received = status === 204 ? saves('/api/organization/CountyA') : [];
    const response = await edit({
      base: { ...ORGANIZATION_FORM, ...base },
      values: { ...ORGANIZATION_FORM, ...values },
    });
    expect(response.status).toBe(status);
    if (status === 204) expect(received[0]?.body).toMatchObject(values);
    else expect(await response.json()).toMatchObject({ current: meeting });
  });

  test('is rejected with a county that is not in the lookup', async () => {
    const moveTo = (countyName: string) => {
      stored();
      counties();
      const values = { ...ORGANIZATION_FORM, countyName };
      return edit({ base: ORGANIZATION_FORM, values });
    };
    saves('/api/organization/County%20B');
    expect((await moveTo('County B')).status).toBe(204);
    expect((await problemOf(await moveTo('Atlantis'))).errors).toEqual([
      { path: 'values.countyName', message: 'Choose a county from the list.' },
    ]);
  });

  test('is rejected with missing, invalid or unknown fields, and without its base', async () => {
    const { zip: _zip, ...others } = ORGANIZATION_FORM;
    const values = { ...others, regsite: '1', pager: '312' };
    const wrong = await problemOf(await edit({ base: ORGANIZATION_FORM, values }));
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      [
        { path: 'values.pager', message: 'is unknown' },
        { path: 'values.regsite', message: 'Registration site is missing or has the wrong type.' },
        { path: 'values.zip', message: 'Zip is missing or has the wrong type.' },
      ],
    ]);
    stored();
    const base = { orgname: 'Org A' };
    const unseen = await problemOf(await edit({ base, values: ORGANIZATION_FORM }));
    const error = { path: 'base', message: 'must hold every field as it was read' };
    expect([unseen.status, unseen.errors]).toEqual([400, [error]]);
  });

  test('ends the session when the backend has ended it', async () => {
    backend().get('/api/organizations/5').reply(302, '', { location: '/saml/discovery' });
    const response = await edit({ base: ORGANIZATION_FORM, values: ORGANIZATION_FORM });
    expect(response.status).toBe(401);
    expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '', isAuth: '' });
  });
});

describe('a new organization', () => {
  test('is created without an id, and has its id in Location', async () => {
    counties();
    const received = creates('/api/organization/CountyA', 123);
    const response = await create(ORGANIZATION_FORM);
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/api/forms/organizations/123');
    expect(received[0]?.body).toMatchObject({ orgId: null, orgname: 'Org A', lastStatus: null });
  });

  test('reports every invalid field without a request to the backend', async () => {
    const wrong = { orgname: '  ', countyName: '', phone: '312-555' };
    const response = await create({ ...ORGANIZATION_FORM, ...wrong });
    expect((await problemOf(response)).errors).toEqual([
      { path: 'values.orgname', message: 'Enter a name.' },
      { path: 'values.phone', message: 'Organization Phone must contain only digits.' },
      { path: 'values.countyName', message: 'Choose a county.' },
    ]);
  });

  test('is rejected with an unknown county, and with another XSRF token', async () => {
    counties();
    const unknown = await create({ ...ORGANIZATION_FORM, countyName: 'Atlantis' });
    expect(unknown.status).toBe(400);
    const body = { values: ORGANIZATION_FORM };
    const request = await formRequest('/api/forms/organizations', 'POST', body, {
      'x-xsrf-token': 'another',
    });
    expect((await postOrganization(request, contextOf())).status).toBe(403);
  });
});

describe('a contact', () => {
  test('of an organization needs a first name, and is associated in the same request', async () => {
    const path = '/api/forms/organizations/5/contacts';
    const { regSite: _flag, organization: _none, ...texts } = CONTACT;
    const send = async (values: unknown) =>
      postContactOfOrganization(
        await formRequest(path, 'POST', { values }),
        contextOf({ orgId: '5' }),
      );
    expect((await problemOf(await send({ ...texts, firstName: '' }))).errors).toEqual([
      { path: 'values.firstName', message: 'Enter a first name.' },
    ]);
    const received = creates('/api/create-update-contact/5');
    const response = await send(texts);
    expect(response.headers.get('location')).toBe(`${path}/77`);
    expect(received[0]?.body).toMatchObject({
      ...{ contactId: null, firstName: 'Cee', createdBy: null, regsite: 0, regSite: 0 },
    });
  });

  test('is associated with the chosen organization, or with none', async () => {
    for (const [organization, orgId] of [
      [null, -1],
      [{ id: 5, text: 'Elm' }, 5],
    ] as const) {
      const received = creates(`/api/create-update-contact/${orgId}`);
      const values = { ...CONTACT, organization };
      const request = await formRequest('/api/forms/contacts', 'POST', { values });
      expect((await postContact(request, contextOf())).status).toBe(201);
      expect(received[0]?.body).toMatchObject({ regSite: 0, regsite: 0, contactOrgs: null });
      expect(received[0]?.body).not.toHaveProperty('organization');
    }
  });

  const editContact = async (values: unknown) =>
    putContact(
      await formRequest('/api/forms/contacts/7', 'PUT', { base: CONTACT, values }),
      contextOf({ contactId: '7' }),
    );

  test('is saved with its id', async () => {
    const row = { ...CONTACT, organization: undefined, regSite: 0, contactOrgs: {} };
    backend().get('/api/contact/7').reply(200, contactRow(row));
    const received = saves('/api/create-update-contact/-1');
    expect((await editContact({ ...CONTACT, title: 'Head' })).status).toBe(204);
    expect(received[0]?.body).toMatchObject({ contactId: 7, title: 'Head', lastModifiedBy: null });
  });
});
