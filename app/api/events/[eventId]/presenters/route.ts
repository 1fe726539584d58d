/** Presenters of an event. The page reads them after a change, because a reload could lose unsaved input. */
import { z } from 'zod';
import { id } from '@/lib/contract/values';
import { getPresenterState } from '@/lib/legacy/presenters';
import { readRoute } from '@/lib/proxy/bff-route';

export const GET = readRoute(z.strictObject({ eventId: id }), (context, { eventId }) =>
  getPresenterState(context, eventId),
);
