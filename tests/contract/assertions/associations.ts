/** Assertions 33 to 36: where organizations and contacts belong (legacy-api.md §3.3). */
import { z } from 'zod';
import {
  associateContact,
  getContact,
  removeContact,
  updateContact,
} from '@/lib/contract/calls/contacts';
import { getOrganization } from '@/lib/contract/calls/organizations';
import { contactBody } from '@/tests/contract/bodies';
import type { Question, WriteContext } from '@/tests/contract/suite/question';
import { hasStatus, read, that } from '@/tests/contract/suite/witness';

const contactOrgs = z.object({ contactOrgs: z.record(z.string(), z.unknown()) });

async function belongs({ writer }: WriteContext, contactId: number, orgId: number) {
  const asked = await writer.read(getContact, { params: { contactId } });
  return { asked, is: String(orgId) in read(asked, contactOrgs).contactOrgs };
}

export const ASSOCIATIONS: Question[] = [
  {
    label: '33',
    sentence: "an organization's county is the one in the path, whatever the body says",
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization({ countyName: await fixtures.choices.county(1) });
      const asked = await writer.read(getOrganization, { params: { orgId } });
      const county = await fixtures.choices.county();
      const { countyName } = read(asked, z.object({ countyName: z.string() }));
      that(asked, countyName === county, 'the county of the path', '/countyName');
    },
  },
  {
    label: '34',
    sentence: 'a contact is associated with the organization in the path, and with none by -1',
    async writes(context) {
      const orgId = await context.fixtures.organization();
      const inPath = await belongs(context, await context.fixtures.contact({ orgId }), orgId);
      that(inPath.asked, inPath.is, 'the organization of the path', '/contactOrgs');
      const contactId = await context.fixtures.contact();
      const asked = await context.writer.read(getContact, { params: { contactId } });
      const count = Object.keys(read(asked, contactOrgs).contactOrgs).length;
      that(asked, count === 0, 'no organization', '/contactOrgs');
    },
  },
  {
    label: '35',
    sentence: 'associating the same pair again is not answered with 204',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const asked = await writer.write(associateContact, { params: { orgId, contactId } });
      that(asked, asked.status >= 400, 'a refusal (500 in the reference)');
      const body = contactBody({ contactId, firstName: 'Contract' });
      const saved = await writer.write(updateContact, { params: { orgId } }, body);
      that(saved, saved.status >= 400, 'a refusal (500 in the reference)');
    },
  },
  {
    label: '36',
    sentence: 'a contact that is removed from an organization stays',
    async writes(context) {
      const orgId = await context.fixtures.organization();
      const contactId = await context.fixtures.contact({ orgId });
      hasStatus(await context.writer.write(removeContact, { params: { orgId, contactId } }), 204);
      const { asked, is } = await belongs(context, contactId, orgId);
      that(asked, !is, 'no organization any more', '/contactOrgs');
    },
  },
];
