import { z } from 'zod';
import { declare, get, put, remove, resource } from '@/lib/contract/call';
import { INVITE_PATH, inviteTexts } from '@/lib/contract/entities/invite';
import { presenter, primaryPresenter } from '@/lib/contract/entities/person';
import { PATHS } from '@/lib/contract/paths';
import { ids } from '@/lib/contract/values';

export const presenters = resource('§3.5', {
  getActivePresenters: get('/api/activePresenters', z.array(presenter)),
  /** Whether the caller is one of the event's presenters. */
  checkPresenter: get('/api/checkPresenter/{eventId}', z.boolean()),
  /** Null if the event has none. */
  getPrimaryPresenter: declare('GET', '/api/primaryPresenter/{eventId}', {
    kind: 'text',
    schema: primaryPresenter,
  }),
  /** Makes the caller a presenter and mails an invite. */
  joinEvent: put(PATHS.joinEvent, null, {
    query: { primary: z.array(z.literal('1')).max(1).default([]) },
    repeatable: false,
  }),
  /** Removes the caller from the event. */
  leaveEvent: remove(PATHS.leaveEvent),
  /** A GET that changes data and sends e-mail; the browser calls our `POST /api/events/{eventId}/invites` instead. */
  sendInvite: declare('GET', INVITE_PATH, { kind: 'silent' }, null, {
    slots: inviteTexts,
    query: { presenter: ids },
    browser: false,
    repeatable: false,
    source: '§5.2',
  }),
});
