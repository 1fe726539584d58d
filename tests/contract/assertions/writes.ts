/** Assertions 29 to 32: what every write answers with (legacy-api.md §1.8, §1.9 and §1.17). */

import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { getCallLog } from '@/lib/contract/calls/call-logs';
import {
  associateContact,
  createContact,
  getContact,
  removeContact,
  updateContact,
} from '@/lib/contract/calls/contacts';
import {
  createEvent,
  getEvent,
  removeAudienceType,
  removeOrganization,
} from '@/lib/contract/calls/events';
import {
  createContactNote,
  createEventNote,
  createOrganizationNote,
  deleteNote,
  editNote,
  getContactNotes,
  getEventNotes,
  getOrganizationNotes,
} from '@/lib/contract/calls/notes';
import {
  createOrganization,
  getOrganization,
  updateOrganization,
} from '@/lib/contract/calls/organizations';
import { joinEvent, leaveEvent } from '@/lib/contract/calls/presenters';
import { contactBody, eventBody, noteBody, organizationBody } from '@/tests/contract/bodies';
import { callLogChange, eventChange } from '@/tests/contract/changes';
import { createdId } from '@/tests/contract/fixtures';
import type { Question } from '@/tests/contract/suite/question';
import { hasStatus, read, that } from '@/tests/contract/suite/witness';
import type { Values } from '@/tests/contract/wire/address';
import type { Asked } from '@/tests/contract/wire/reader';
import { note, noteRow } from '@/tests/contract/wire/shapes';

const nothing = (asked: Asked) => that(asked, asked.text === '', 'a body of no bytes');

/** 204 without a body. */
function isDone(asked: Asked): void {
  hasStatus(asked, 204);
  nothing(asked);
}

/** 201 as §1.17 has it. */
function isCreated(asked: Asked): number {
  const id = createdId(asked);
  nothing(asked);
  that(asked, URL.canParse(`${asked.headers.location}`), 'an absolute Location');
  return id;
}

export const WRITES: Question[] = [
  {
    label: '29',
    sentence:
      'a POST answers 201 without a body, with an absolute Location that ends with the new id',
    async writes(context, witness) {
      const { writer, fixtures } = context;
      const county = { params: { countyName: await fixtures.choices.county() } };
      const eventType = await fixtures.choices.eventType();
      const { orgId, contactId, statusId } = await fixtures.parties();
      const typed = { params: { eventType, orgId: -1, join: 'false', status: 'null' } };
      const creations: [string, Call, Values, unknown, Call, string][] = [
        [
          'organization',
          createOrganization,
          county,
          organizationBody({ orgname: fixtures.name('one') }),
          getOrganization,
          'orgId',
        ],
        [
          'contact',
          createContact,
          { params: { orgId: -1 } },
          contactBody({ firstName: 'Contract' }),
          getContact,
          'contactId',
        ],
        [
          'event',
          createEvent,
          typed,
          eventBody({ location: 'Contract check', eventTypeDesc: eventType }),
          getEvent,
          'eventId',
        ],
      ];
      for (const [kind, call, values, body, get, name] of creations) {
        await witness.part(kind, async () => {
          const id = isCreated(await writer.write(call, values, body));
          fixtures.remember(kind, id);
          hasStatus(await writer.read(get, { params: { [name]: id } }), 200);
        });
      }
      const eventId = await fixtures.event();
      const notes: [Call, Call, string, number, z.ZodType][] = [
        [createOrganizationNote, getOrganizationNotes, 'orgId', orgId, noteRow],
        [createContactNote, getContactNotes, 'contactId', contactId, note],
        [createEventNote, getEventNotes, 'eventId', eventId, note],
      ];
      for (const [create, list, name, owner, shape] of notes) {
        await witness.part(create.name, async () => {
          const of = { params: { [name]: owner } };
          const body = noteBody({ noteEntry: fixtures.name('note') });
          const noteId = isCreated(await writer.write(create, of, body));
          const asked = await writer.read(list, of);
          read(asked, z.array(shape));
          const ids = read(asked, z.array(z.object({ noteId: z.number() })));
          that(
            asked,
            ids.some((one) => one.noteId === noteId),
            'the new note',
          );
          await writer.write(deleteNote, { params: { noteId } });
        });
      }
      await witness.part('call log', async () => {
        const callId = await fixtures.callLog({ orgId, contactId, statusId });
        hasStatus(await writer.read(getCallLog, { params: { callId } }), 200);
      });
    },
  },
  {
    label: '30',
    sentence: 'a PUT answers 204 without a body',
    async writes(context, witness) {
      const { writer, fixtures } = context;
      const { orgId, contactId, statusId } = await fixtures.parties();
      const put = (call: Call, values: Values, body?: unknown) =>
        witness.part(call.name, async () => isDone(await writer.write(call, values, body)));
      const county = { params: { countyName: await fixtures.choices.county() } };
      await put(
        updateOrganization,
        county,
        organizationBody({ orgId, orgname: fixtures.name('changed') }),
      );
      await put(
        updateContact,
        { params: { orgId: -1 } },
        contactBody({ contactId, firstName: 'Contract' }),
      );
      await put(associateContact, { params: { orgId, contactId } });
      const noteId = await fixtures.note(orgId);
      await put(editNote, { params: { noteId } }, { noteId, noteEntry: fixtures.name('changed') });
      const eventId = await fixtures.event();
      await witness.part('updateEvent', async () => isDone(await eventChange(context, eventId)));
      await put(joinEvent, { params: { eventId } });
      const callId = await fixtures.callLog({ orgId, contactId, statusId });
      await witness.part('updateCallLog', async () =>
        isDone(await callLogChange(context, callId, { orgId, contactId, statusId })),
      );
    },
  },
  {
    label: '31',
    sentence: 'a DELETE answers 204, also when there is nothing left to delete',
    async writes(context, witness) {
      const { writer, fixtures } = context;
      const orgId = await fixtures.organization();
      const contactId = await fixtures.contact({ orgId });
      const audienceTypeId = await fixtures.choices.audienceTypeId();
      const eventId = await fixtures.event({
        orgId,
        join: true,
        audienceTypeIds: [audienceTypeId],
      });
      const deletions: [Call, Record<string, number>][] = [
        [removeContact, { orgId, contactId }],
        [deleteNote, { noteId: await fixtures.note(orgId) }],
        [removeAudienceType, { eventId, audienceTypeId }],
        [removeOrganization, { eventId, orgId }],
        [leaveEvent, { eventId }],
      ];
      for (const [call, params] of deletions) {
        await witness.part(call.name, async () => {
          for (const _time of ['first', 'second']) isDone(await writer.write(call, { params }));
        });
      }
    },
  },
  {
    label: '32',
    sentence: 'the bodies of the client are accepted, and properties that nobody knows are ignored',
    async writes(context) {
      const { fixtures } = context;
      const unknown = { noSuchProperty: { at: ['all'] } };
      const orgId = await fixtures.organization(unknown);
      const contactId = await fixtures.contact({ values: unknown });
      await fixtures.event({ values: unknown });
      const noteId = await fixtures.note(orgId);
      const edited = {
        noteId,
        noteEntry: fixtures.name('note'),
        createDate: null,
        lastModifiedDate: null,
      };
      isDone(
        await context.writer.write(editNote, { params: { noteId } }, { ...edited, ...unknown }),
      );
      const { id: statusId } = await fixtures.choices.organizationStatus();
      await fixtures.callLog({ orgId, contactId, statusId });
    },
  },
];
