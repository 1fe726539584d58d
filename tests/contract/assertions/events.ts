/** Assertions 37 to 42: what saving an event entails, and who presents it (legacy-api.md §3.5 and D10). */
import { z } from 'zod';
import { getEvent, removeAudienceType } from '@/lib/contract/calls/events';
import { getAudienceTypes } from '@/lib/contract/calls/lookups';
import { getOrganization } from '@/lib/contract/calls/organizations';
import {
  checkPresenter,
  getPrimaryPresenter,
  joinEvent,
  leaveEvent,
} from '@/lib/contract/calls/presenters';
import { eventChange } from '@/tests/contract/changes';
import type { Question, WriteContext } from '@/tests/contract/suite/question';
import { given, hasStatus, read, that } from '@/tests/contract/suite/witness';

const withStatus = z.object({ lastStatus: z.string().nullable() });
const called = withStatus.extend({ lastContact: z.string().nullable() });
const audience = z.array(z.object({ audiencetypeId: z.number(), typeExist: z.boolean() }));
const withPeople = z.object({ eventPresenters: z.array(z.string()) });

const NEW_STATUS = 'Info Needed';

async function eventHas({ writer }: WriteContext, eventId: number, status: string) {
  const asked = await writer.read(getEvent, { params: { eventId } });
  const { lastStatus } = read(asked, withStatus);
  that(asked, lastStatus === status, 'the status that is due', '/lastStatus');
}

async function organizationHas({ writer }: WriteContext, orgId: number, status: string) {
  const asked = await writer.read(getOrganization, { params: { orgId } });
  const { lastStatus, lastContact } = read(asked, called);
  that(asked, lastStatus === status, "the event's status", '/lastStatus');
  that(asked, lastContact === null, 'null: nobody called', '/lastContact');
}

async function hasAudience({ writer }: WriteContext, eventId: number, ids: number[]) {
  const asked = await writer.read(getAudienceTypes, { params: { eventId } });
  for (const [index, { audiencetypeId, typeExist }] of read(asked, audience).entries())
    that(
      asked,
      typeExist === ids.includes(audiencetypeId),
      'whether the event has it',
      `/${index}/typeExist`,
    );
}

async function presents({ writer, fixtures }: WriteContext, eventId: number, due: boolean) {
  const asked = await writer.read(checkPresenter, { params: { eventId } });
  that(asked, read(asked, z.boolean()) === due, `${due}`);
  const event = await writer.read(getEvent, { params: { eventId } });
  const named = read(event, withPeople).eventPresenters.includes(
    await fixtures.choices.callerName(),
  );
  that(event, named === due, due ? "the caller's name" : 'no caller any more', '/eventPresenters');
}

export const EVENTS: Question[] = [
  {
    label: '37',
    sentence: 'a new event has the status Info Needed, or the one that it was given',
    async writes(context) {
      const { fixtures } = context;
      await eventHas(context, await fixtures.event(), NEW_STATUS);
      const status = await fixtures.choices.eventStatus();
      await eventHas(context, await fixtures.event({ status }), status);
    },
  },
  {
    label: '38',
    sentence: "a new event's organization gets the event's status, and no new last contact",
    async writes(context) {
      const status = await context.fixtures.choices.eventStatus();
      const orgId = await context.fixtures.organization();
      await context.fixtures.event({ orgId, status });
      await organizationHas(context, orgId, status);
    },
  },
  {
    label: '39',
    sentence:
      'a change without a status leaves it; with one, all organizations of the event get it',
    async writes(context) {
      const { fixtures } = context;
      const [before, after] = [
        await fixtures.choices.eventStatus(0),
        await fixtures.choices.eventStatus(1),
      ];
      const [one, other] = [await fixtures.organization(), await fixtures.organization()];
      const eventId = await fixtures.event({ orgId: one, status: before });
      hasStatus(await eventChange(context, eventId), 204);
      await eventHas(context, eventId, before);
      hasStatus(await eventChange(context, eventId, { orgId: other, status: after }), 204);
      await eventHas(context, eventId, after);
      for (const orgId of [one, other]) await organizationHas(context, orgId, after);
    },
  },
  {
    label: '40',
    sentence: 'audType adds, deleteAudienceType removes, and allAudienceWithTypeExist tells both',
    async writes(context) {
      const { fixtures, writer } = context;
      const audienceTypeId = await fixtures.choices.audienceTypeId();
      await hasAudience(context, -1, []);
      const eventId = await fixtures.event();
      await hasAudience(context, eventId, []);
      hasStatus(await eventChange(context, eventId, { audienceTypeIds: [audienceTypeId] }), 204);
      await hasAudience(context, eventId, [audienceTypeId]);
      hasStatus(
        await writer.write(removeAudienceType, { params: { eventId, audienceTypeId } }),
        204,
      );
      await hasAudience(context, eventId, []);
    },
  },
  {
    label: '41',
    sentence:
      'who joins is a presenter and is mailed one invitation; who leaves is none, and is not invited',
    async writes(context, witness) {
      const { fixtures, writer, mailbox } = context;
      const eventName = fixtures.name('joined event');
      const eventId = await fixtures.event({ values: { eventName } });
      const invited = async () => {
        const mails = await given(mailbox, 'a mail server to look into').invitations(eventName);
        const seen = { shown: 'PUT /api/joinevent', status: 204, text: '' };
        that(seen, mails.length === 1, 'one invitation by mail');
      };
      await witness.part('join', async () => {
        hasStatus(await writer.write(joinEvent, { params: { eventId } }), 204);
        await presents(context, eventId, true);
      });
      await witness.part('mail', invited);
      await witness.part('leave', async () => {
        hasStatus(await writer.write(leaveEvent, { params: { eventId } }), 204);
        await presents(context, eventId, false);
      });
      await witness.part('no further invitation', invited);
    },
  },
  {
    label: '42',
    sentence: 'who joins with primary=1 is the primary presenter; before that it is (not set)',
    async writes({ fixtures, writer }) {
      const eventId = await fixtures.event();
      const before = await writer.read(getPrimaryPresenter, { params: { eventId } });
      hasStatus(before, 200);
      that(before, withoutQuotes(before.text) === '(not set)', '(not set)');
      const query = { primary: ['1'] };
      hasStatus(await writer.write(joinEvent, { params: { eventId }, query }), 204);
      const after = await writer.read(getPrimaryPresenter, { params: { eventId } });
      that(
        after,
        withoutQuotes(after.text) === (await fixtures.choices.callerName()),
        "the caller's name",
      );
    },
  },
];

/** Raw text or JSON: both are taken (§7.6). */
function withoutQuotes(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
