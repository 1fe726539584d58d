/** Organizations to choose from: `?q=` holds words of their name. */
import { answerOptions } from '@/app/api/options/answer-options';
import { organizationOptions } from '@/lib/legacy/name-options';

export const handleOrganizationOptions = answerOptions(organizationOptions.list);
