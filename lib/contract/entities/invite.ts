/** Invites to an event (legacy-api.md §5.2): texts that travel in a path, and who is asked. */
import { z } from 'zod';
import { fillPath, printQuery } from '@/lib/contract/path';
import { safePathText } from '@/lib/contract/text';
import { id } from '@/lib/contract/values';

export const INVITE_PATH = '/api/send-invite/{eventName}/{message}/{location}/{eventId}';

/** What stands for a text of which nothing is left: the backend takes no empty one, and mails what it gets. */
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

/** What a server takes as an address; the backend's own is 8 KB with all its headers. */
const ADDRESS_MAXIMUM = 8000;
const LONGEST_ID = 2_147_483_647;

/** By how many encoded characters an invite is too long to be sent; zero or less where it fits. Texts are safe ones. */
export function addressExcess(
  texts: Record<keyof typeof INVITE_STAND_INS, string>,
  presenterIds: readonly number[],
): number {
  const address =
    fillPath(INVITE_PATH, { ...texts, eventId: LONGEST_ID }) +
    printQuery({ presenter: presenterIds.map(String) });
  return address.length - ADDRESS_MAXIMUM;
}

/** Whom one call can name. */
export const MOST_INVITED = 200;

/** The body of our own `POST /api/events/{eventId}/invites`. */
export const newInvite = z
  .object({
    ...inviteTexts,
    presenterIds: z
      .array(id)
      .min(1, 'Please have atleast one Presenter selected to send the invite.')
      .max(MOST_INVITED, `names more than ${MOST_INVITED} at once`)
      .refine((ids) => new Set(ids).size === ids.length, 'names somebody twice'),
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
