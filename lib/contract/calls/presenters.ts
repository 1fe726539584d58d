/** Who presents an event: joining, leaving, and inviting others. */

import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { INVITE_PATH, inviteTexts } from '@/lib/contract/entities/invite';
import { presenter, primaryPresenter } from '@/lib/contract/entities/person';
import { PATHS } from '@/lib/contract/paths';
import { id, ids, noParams, noQuery } from '@/lib/contract/values';

const ofEvent = {
  params: z.strictObject({ eventId: id }),
  query: noQuery,
  body: null,
  access: 'employee',
  browser: true,
  source: '§3.5',
} as const;

export const getActivePresenters = declareCall({
  ...ofEvent,
  name: 'getActivePresenters',
  method: 'GET',
  path: '/api/activePresenters',
  params: noParams,
  answer: { kind: 'json', schema: z.array(presenter) },
  repeatable: true,
});

/** Whether the caller is one of the event's presenters. */
export const checkPresenter = declareCall({
  ...ofEvent,
  name: 'checkPresenter',
  method: 'GET',
  path: '/api/checkPresenter/{eventId}',
  answer: { kind: 'json', schema: z.boolean() },
  repeatable: true,
});

/** Null: nobody is. */
export const getPrimaryPresenter = declareCall({
  ...ofEvent,
  name: 'getPrimaryPresenter',
  method: 'GET',
  path: '/api/primaryPresenter/{eventId}',
  answer: { kind: 'text', schema: primaryPresenter },
  repeatable: true,
});

/** Mails the caller an invite. */
export const joinEvent = declareCall({
  ...ofEvent,
  name: 'joinEvent',
  method: 'PUT',
  path: PATHS.joinEvent,
  query: z.strictObject({ primary: z.array(z.literal('1')).max(1).default([]) }),
  answer: { kind: 'done' },
  repeatable: false,
});

/** Takes the caller off the event. */
export const leaveEvent = declareCall({
  ...ofEvent,
  name: 'leaveEvent',
  method: 'DELETE',
  path: PATHS.leaveEvent,
  answer: { kind: 'done' },
  repeatable: true,
});

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
  answer: { kind: 'silent' },
  browser: false,
  repeatable: false,
  source: '§5.2',
});
