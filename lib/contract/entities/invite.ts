/** Invites to an event (legacy-api.md §5.2): texts, which are sent in a path, and presenters. */

import { z } from 'zod';
import { NO_INVITEE } from '@/lib/contract/messages';
import { fillPath, printQuery } from '@/lib/contract/path';
import { safePathText } from '@/lib/contract/text';
import { id } from '@/lib/contract/values';

export const INVITE_PATH = '/api/send-invite/{eventName}/{message}/{location}/{eventId}';

/** Mailed in place of an empty text, which the backend rejects. */
export const INVITE_STAND_INS = {
  eventName: 'Outreach event',
  message: 'No message',
  location: 'No location given',
} as const;

const textOr = (standIn: string) =>
  z
    .string()
    .nullish()
    .transform((text) => safePathText(text ?? '') || standIn);

export const inviteTexts = {
  eventName: textOr(INVITE_STAND_INS.eventName),
  message: textOr(INVITE_STAND_INS.message),
  location: textOr(INVITE_STAND_INS.location),
};

/** Characters of an address at most. The backend's limit is 8 KB with all headers. */
const ADDRESS_MAXIMUM = 8000;
const LONGEST_ID = 2_147_483_647;

/** Number of encoded characters above ADDRESS_MAXIMUM in the address of an invite; zero or less if it fits. */
export function addressExcess(
  texts: Record<keyof typeof INVITE_STAND_INS, string>,
  presenterIds: readonly number[],
): number {
  const address =
    fillPath(INVITE_PATH, { ...texts, eventId: LONGEST_ID }) +
    printQuery({ presenter: presenterIds.map(String) });
  return address.length - ADDRESS_MAXIMUM;
}

/** Presenters of one call at most. */
export const MOST_INVITED = 200;

/** The body of our own `POST /api/events/{eventId}/invites`. */
export const newInvite = z
  .object({
    ...inviteTexts,
    presenterIds: z
      .array(id)
      .min(1, NO_INVITEE)
      .max(MOST_INVITED, `names more than ${MOST_INVITED} at once`)
      .refine((ids) => new Set(ids).size === ids.length, 'names a presenter twice'),
  })
  .check(({ value, issues }) => {
    const { presenterIds, ...texts } = value;
    const over = addressExcess(texts, presenterIds);
    if (over <= 0) return;
    issues.push({
      code: 'custom',
      input: value,
      path: [longest(texts)],
      message: `is too long to be mailed, by ${over} characters (more than one for each sign or accented letter)`,
    });
  });

function longest(texts: Record<string, string>): string {
  const byLength = Object.entries(texts).sort(([, a], [, b]) => b.length - a.length);
  return byLength[0]?.[0] ?? '';
}
