/** Searches organizations by words of their name. */
import { optionsRoute } from '@/app/api/options/options-route';
import { noParams } from '@/lib/contract/values';
import { organizationOptions } from '@/lib/legacy/name-options';

export const GET = optionsRoute(noParams, organizationOptions.list);
