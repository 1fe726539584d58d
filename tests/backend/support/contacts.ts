/** Contacts as the client saves them, and organizations for them to belong to. */
import type { Client } from 'pg';

import type { Caller } from './caller';
import { insert, insertBasics } from './rows';

export const CONTACT_SAVE = '/api/create-update-contact';

export const CONTACT_BODY = {
  contactId: '',
  firstName: 'Cee',
  lastName: 'Dee',
  title: '',
  phone: '3125550002',
  altPhone: '',
  email: '',
  contactOrgs: null,
  createdBy: null,
  lastModifiedBy: null,
  regSite: 1,
};

/** Organizations 1 and 2. */
export async function insertOrganizations(db: Client): Promise<void> {
  await insertBasics(db);
  await insert(db, 'organization', [
    { org_id: 1, orgname: 'Org A', county_id: 1 },
    { org_id: 2, orgname: 'Org B', county_id: 2 },
  ]);
}

/** The new id; -1 is no organization. */
export async function createContact(
  employee: Caller,
  orgId = -1,
  body: unknown = CONTACT_BODY,
): Promise<number> {
  const answer = await employee.write('POST', `${CONTACT_SAVE}/${orgId}`, body);
  expect(answer.status).toBe(201);
  return Number(answer.headers.location?.split('/').at(-1));
}
