/** Searches contacts by words of their name, e-mail or title. */
import { optionsRoute } from '@/app/api/options/options-route';
import { noParams } from '@/lib/contract/values';
import { contactOptions } from '@/lib/legacy/name-options';

export const GET = optionsRoute(noParams, contactOptions.list);
