/** Assertions 54 to 56: what is refused, and how (legacy-api.md §1.8 and §1.9). */

import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { getCallLog } from '@/lib/contract/calls/call-logs';
import { getContact, getContactsOfOrganization } from '@/lib/contract/calls/contacts';
import { getEvent } from '@/lib/contract/calls/events';
import { getAudienceTypes } from '@/lib/contract/calls/lookups';
import { getDefaultPresenterEvents } from '@/lib/contract/calls/manager';
import {
  getContactNotes,
  getEventNotes,
  getOrganizationCallLogNotes,
  getOrganizationNotes,
} from '@/lib/contract/calls/notes';
import {
  createOrganization,
  getOrganization,
  updateOrganization,
} from '@/lib/contract/calls/organizations';
import { checkPresenter } from '@/lib/contract/calls/presenters';
import { organizationBody } from '@/tests/contract/bodies';
import { UNKNOWN_ID } from '@/tests/contract/samples';
import type { Question } from '@/tests/contract/suite/question';
import { hasStatus, read, that } from '@/tests/contract/suite/witness';
import { addressOf } from '@/tests/contract/wire/address';

/** The name of the id in the path, by the read that fails without its row. */
const BY_ID: [Call, string][] = [
  [getOrganization, 'orgId'],
  [getContact, 'contactId'],
  [getContactsOfOrganization, 'orgId'],
  [getContactNotes, 'contactId'],
  [getEvent, 'eventId'],
  [getEventNotes, 'eventId'],
  [getAudienceTypes, 'eventId'],
  [getCallLog, 'callId'],
  [getDefaultPresenterEvents, 'presenterId'],
];

export const FAILURES: Question[] = [
  {
    label: '54',
    sentence:
      'an unknown id on a read is not a success, but for the four reads that have an answer to it',
    async reads({ reader }, witness) {
      for (const [call, name] of BY_ID) {
        await witness.part(call.name, async () => {
          const asked = await reader.ask(call, { params: { [name]: UNKNOWN_ID } });
          that(asked, asked.status >= 300, 'no success (500 in the reference)');
        });
      }
      for (const call of [getOrganizationNotes, getOrganizationCallLogNotes]) {
        await witness.part(call.name, async () => {
          const asked = await reader.ask(call, { params: { orgId: UNKNOWN_ID } });
          read(asked, z.array(z.unknown()).max(0));
        });
      }
      await witness.part('checkPresenter', async () => {
        const params = { eventId: UNKNOWN_ID };
        read(await reader.ask(checkPresenter, { params }), z.literal(false));
      });
      await witness.part('orgContacts/-1', async () => {
        const asked = await reader.ask(getContactsOfOrganization, { params: { orgId: -1 } });
        hasStatus(asked, 200);
        that(asked, asked.text === '', 'a body of no bytes');
      });
    },
  },
  {
    label: '55',
    sentence: 'a word where a number is due and malformed JSON are answered with 400',
    async reads({ reader }, witness) {
      for (const [call, name] of BY_ID) {
        await witness.part(call.name, async () => {
          hasStatus(await reader.path(call.path.replace(`{${name}}`, 'x')), 400);
        });
      }
    },
    async writes({ writer, fixtures }, witness) {
      await witness.part('malformed JSON', async () => {
        const params = { countyName: await fixtures.choices.county() };
        const { path, shown } = addressOf(createOrganization, { params });
        const { writeHeaders: headers } = writer;
        hasStatus(
          await writer.raw({ method: 'POST', path, headers, body: '{"orgname":' }, shown),
          400,
        );
      });
    },
  },
  {
    label: '56',
    sentence: 'the read form of lastStatus sent back is refused with 400, where it is not taken',
    async writes({ writer, fixtures }) {
      const orgId = await fixtures.organization();
      const params = { countyName: await fixtures.choices.county() };
      const body = organizationBody({ orgId, orgname: fixtures.name('echo'), lastStatus: 'Any' });
      // A stand-in may take it.
      hasStatus(await writer.write(updateOrganization, { params }, body), 400, 204);
    },
  },
];
