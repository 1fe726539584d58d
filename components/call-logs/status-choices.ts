/** The statuses that a call log may set, as its form's select takes them, or what stands in their place. */
import type { Choices } from '@/components/list/filter-choices';
import { choicesOf } from '@/components/list/lookup-choices';
import { statusChoice } from '@/lib/forms/call-log-fields';
import type { Status } from '@/lib/legacy/lookups';
import type { Section } from '@/lib/legacy/section';

export const NO_STATUSES = 'No Status retrieved';
export const STATUSES_FAILED = 'Something went wrong while fetching Status types.';

export function statusChoices(statuses: Section<Status[]>): Choices {
  const choices = statuses.ok
    ? { ok: true as const, value: statuses.value.map(statusChoice) }
    : statuses;
  return choicesOf(choices, STATUSES_FAILED, NO_STATUSES);
}
