/** Letters as the outbox holds them. */
import type { ReadyLetter, Sender } from '@/backend/mail/letter';

export const SENDER: Sender = {
  mailFrom: { name: 'Outreach Tracking', address: 'outreach@example.org' },
  agencyTimeZone: 'America/Chicago',
};

export function letter(facts: Partial<ReadyLetter> = {}): ReadyLetter {
  return {
    mailId: 7,
    eventId: 42,
    presenterId: 11,
    uid: '6f1c1c3e-0d7c-4c0e-9d38-0a8f6c0a5b11',
    method: 'REQUEST',
    sequence: 0,
    recipient: 'ann@example.org',
    recipientName: 'Ann Bee',
    subject: 'Senior fair',
    location: 'Village hall',
    description: 'Event Type: Fair',
    startsAt: '2026-07-04 09:30:00',
    endsAt: '2026-07-04 10:30:00',
    state: 'queued',
    attempts: 1,
    attemptBeganAt: null,
    lastError: null,
    createdAt: new Date('2026-06-01T12:34:56Z'),
    settledAt: null,
    isOutdated: false,
    ...facts,
  };
}
