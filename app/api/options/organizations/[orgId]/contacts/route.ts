/** Searches contacts of one organization by words of their name or title. */
import { z } from 'zod';
import { optionsRoute } from '@/app/api/options/options-route';
import { id } from '@/lib/contract/values';
import { listContactOptions } from '@/lib/legacy/name-options';

export const GET = optionsRoute(z.strictObject({ orgId: id }), (context, { orgId }) =>
  listContactOptions(context, orgId),
);
