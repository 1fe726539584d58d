/** Who presents an event: joining, leaving, and inviting others. */
import { z } from 'zod';
import { BY_EMPLOYEES, declareCall, read, write } from '@/lib/contract/call';
import { INVITE_PATH, inviteTexts } from '@/lib/contract/entities/invite';
import { presenter, primaryPresenter } from '@/lib/contract/entities/person';
import { PATHS } from '@/lib/contract/paths';
import { id, ids, noParams } from '@/lib/contract/values';

const ofEvent = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ eventId: id }),
  source: '§3.5',
} as const;

export const getActivePresenters = read(
  { ...ofEvent, params: noParams },
  'getActivePresenters',
  '/api/activePresenters',
  z.array(presenter),
);

/** Whether the caller is one of the event's presenters. */
export const checkPresenter = read(
  ofEvent,
  'checkPresenter',
  '/api/checkPresenter/{eventId}',
  z.boolean(),
);

/** Null: nobody is. */
export const getPrimaryPresenter = declareCall({
  ...ofEvent,
  name: 'getPrimaryPresenter',
  method: 'GET',
  path: '/api/primaryPresenter/{eventId}',
  body: null,
  answer: { kind: 'text', schema: primaryPresenter },
  repeatable: true,
});

/** Mails the caller an invite. */
export const joinEvent = write(
  {
    ...ofEvent,
    query: z.strictObject({ primary: z.array(z.literal('1')).max(1).default([]) }),
    repeatable: false,
  },
  'joinEvent',
  'PUT',
  PATHS.joinEvent,
  null,
);

/** Takes the caller off the event. */
export const leaveEvent = write(
  { ...ofEvent, repeatable: true },
  'leaveEvent',
  'DELETE',
  PATHS.leaveEvent,
  null,
);

/**
 * Changes state and sends mail although it is a GET without a token, so no browser may ask it through the proxy:
 * our own `POST /api/events/{eventId}/invites` does.
 */
export const sendInvite = declareCall({
  ...ofEvent,
  name: 'sendInvite',
  method: 'GET',
  path: INVITE_PATH,
  params: z.strictObject({ ...inviteTexts, eventId: id }),
  query: z.strictObject({ presenter: ids }),
  body: null,
  answer: { kind: 'silent' },
  browser: false,
  repeatable: false,
  source: '§5.2',
});
