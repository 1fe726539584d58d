/** Active presenters, sorted by last name, without the user names of the backend's response (legacy-api.md D7). */
import { noParams } from '@/lib/contract/values';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { readRoute } from '@/lib/proxy/bff-route';

export const GET = readRoute(noParams, async (context) => ({
  presenters: await listActivePresenters(context),
}));
