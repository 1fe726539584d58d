/** A stored mail with the calendar entry it is about: what there is to be written, sent and shown. */
import type { mail } from '@/backend/database/own-schema';
import { isMailAddress, type Mailbox } from './address';

/** Outdated = a later mail says something else about the same entry. */
export type Letter = typeof mail.$inferSelect & { uid: string; isOutdated: boolean };
/** A letter that can go out. */
export type ReadyLetter = Letter & { recipient: string; startsAt: string };
/** Who sends it, and the zone of its wall clocks. */
export type Sender = { mailFrom: Mailbox; agencyTimeZone: string };

export function isReady(letter: Letter): letter is ReadyLetter {
  return obstacleTo(letter) === undefined;
}

/** Why a letter can never go out; undefined where it can. */
export function obstacleTo({ recipient, startsAt }: Letter): string | undefined {
  if (recipient === null) return 'The presenter has no e-mail address.';
  if (!isMailAddress(recipient)) return 'The e-mail address of the presenter is none.';
  if (startsAt === null) return 'The event has no start.';
  return undefined;
}

/** Without the control characters that neither mail nor calendar may hold; line breaks and tabs stay. */
export function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, '');
}

/** For headers and names. */
export function oneLine(text: string): string {
  return plainText(text.replace(/\s+/g, ' ')).trim();
}
