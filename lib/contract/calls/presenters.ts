/** Who presents an event: joining, leaving, and inviting others. */
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
  /** Null where there is none. */
  getPrimaryPresenter: declare('GET', '/api/primaryPresenter/{eventId}', {
    kind: 'text',
    schema: primaryPresenter,
  }),
  /** Mails the caller an invite. */
  joinEvent: put(PATHS.joinEvent, null, {
    query: { primary: z.array(z.literal('1')).max(1).default([]) },
    repeatable: false,
  }),
  /** Takes the caller off the event. */
  leaveEvent: remove(PATHS.leaveEvent),
  /**
   * Changes state and sends mail although it is a GET without a token, so the browser calls our own
   * `POST /api/events/{eventId}/invites` instead.
   */
  sendInvite: declare('GET', INVITE_PATH, { kind: 'silent' }, null, {
    slots: inviteTexts,
    query: { presenter: ids },
    browser: false,
    repeatable: false,
    source: '§5.2',
  }),
});
