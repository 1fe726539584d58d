/** What the lists and the form of events offer to choose from, or the sentence in place of a lookup that failed or is empty. */
import type { Choices } from '@/components/list/filter-choices';
import { choicesOf } from '@/components/list/lookup-choices';
import type { Section } from '@/lib/legacy/section';

interface EventLookups {
  types: Section<string[]>;
  statuses: Section<string[]>;
}

export function eventChoices({ types, statuses }: EventLookups) {
  return {
    type: choicesOf(types, 'Error occurred in retrieving Event types', 'No Event types retrieved'),
    status: choicesOf(
      statuses,
      'Something went wrong while fetching Status types.',
      'No Status retrieved',
    ),
  } satisfies Record<string, Choices>;
}
