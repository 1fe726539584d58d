/** The mail around a calendar entry: one recipient, text for people, and the entry for their calendar. */
import type { SendMailOptions } from 'nodemailer';

import { calendarOf } from './calendar';
import { oneLine, plainText, type ReadyLetter, type Sender } from './letter';

export const ICS_NAME = 'invite.ics';

const spoken = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The same letter always gives the same message, under the same id: one that arrives twice can be known by it. */
export function messageOf(letter: ReadyLetter, sender: Sender): SendMailOptions {
  const { name, address } = sender.mailFrom;
  return {
    from: { name: oneLine(name), address },
    to: { name: oneLine(letter.recipientName), address: letter.recipient },
    envelope: { from: address, to: [letter.recipient] },
    subject: subjectOf(letter),
    messageId: `<${letter.uid}.${letter.sequence}@${address.split('@').at(-1)}>`,
    date: letter.createdAt,
    text: textOf(letter, sender.agencyTimeZone),
    icalEvent: {
      method: letter.method,
      filename: ICS_NAME,
      content: calendarOf(letter, sender),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function subjectOf({ method, subject }: Pick<ReadyLetter, 'method' | 'subject'>): string {
  return oneLine(method === 'CANCEL' ? `Cancelled: ${subject}` : subject);
}

export function textOf(letter: ReadyLetter, zone: string): string {
  const ends = letter.endsAt === null ? '' : ` to ${inWords(letter.endsAt)}`;
  const lines = [
    subjectOf(letter),
    '',
    `When: ${inWords(letter.startsAt)}${ends} (${zone})`,
    `Where: ${oneLine(letter.location)}`,
    '',
    plainText(letter.description),
    '',
    letter.method === 'CANCEL'
      ? `You are no longer a presenter of this event. ${ICS_NAME} takes it out of your calendar.`
      : `${ICS_NAME} puts this event into your calendar.`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The wall clock itself: it is formatted in the zone it was read in, so nothing shifts it. */
function inWords(stored: string): string {
  return spoken.format(new Date(`${stored.replace(' ', 'T')}Z`));
}
