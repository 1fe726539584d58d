/** Assertions 51 to 53: invitations by mail (legacy-api.md §5). */
import { z } from 'zod';
import { getEvent } from '@/lib/contract/calls/events';
import { checkPresenter } from '@/lib/contract/calls/presenters';
import { UNKNOWN_ID } from '@/tests/contract/samples';
import type { Question } from '@/tests/contract/suite/question';
import { given, hasStatus, read, that } from '@/tests/contract/suite/witness';

const TIMES = { startDateTime: '2031-07-04T09:30:00', endDateTime: '2031-07-04T10:45:00' };
const withPeople = z.object({ eventPresenters: z.array(z.string()) });

export const INVITES: Question[] = [
  {
    label: '51',
    sentence:
      'each presenter gets one mail with one calendar part, at the wall clock of the stored event',
    async writes({ fixtures, mailbox, invitesOthers }) {
      const box = given(mailbox, 'a mail server to look into');
      const eventId = await fixtures.event({ values: TIMES });
      const invitees = await fixtures.choices.inviteeIds(invitesOthers);
      const subject = fixtures.name('invitation');
      const asked = await fixtures.invite(eventId, invitees, subject);
      hasStatus(asked, 200);
      const mails = await box.invitations(subject);
      that(asked, mails.length === invitees.length, `${invitees.length} mails`);
      const recipients = new Set(mails.flatMap((mail) => mail.recipients));
      that(asked, recipients.size === invitees.length, 'a recipient of its own for each mail');
      for (const { recipients: to, calendarParts, start, end } of mails) {
        that(asked, to.length === 1, 'one recipient');
        that(asked, calendarParts === 1, 'one calendar part');
        that(asked, start === TIMES.startDateTime, 'DTSTART as stored, not shifted to UTC');
        that(asked, end === TIMES.endDateTime, 'DTEND as stored, not shifted to UTC');
      }
    },
  },
  {
    label: '52',
    sentence: 'who is invited is a presenter afterwards, once, however often',
    async writes({ writer, fixtures }) {
      const eventId = await fixtures.event();
      const caller = await fixtures.choices.callerId();
      for (const _time of ['first', 'second'])
        hasStatus(await fixtures.invite(eventId, [caller]), 200);
      const membership = await writer.read(checkPresenter, { params: { eventId } });
      read(membership, z.literal(true));
      const asked = await writer.read(getEvent, { params: { eventId } });
      const { eventPresenters } = read(asked, withPeople);
      that(asked, eventPresenters.length === 1, 'one name', '/eventPresenters');
    },
  },
  {
    label: '53',
    sentence: 'an invitation of nobody, or to an unknown event, is no success',
    async writes({ fixtures }) {
      const nobody = await fixtures.invite(await fixtures.event(), []);
      that(nobody, nobody.status >= 300, 'no success');
      const nowhere = await fixtures.invite(UNKNOWN_ID, [await fixtures.choices.callerId()]);
      that(nowhere, nowhere.status >= 300, 'no success');
    },
  },
];
