/** What an event's form offers to choose from. */
import { pathChoices } from '@/components/forms/path-choices';
import type { Choices } from '@/components/list/filter-choices';
import { choicesOf } from '@/components/list/lookup-choices';
import type { AudienceType } from '@/lib/legacy/lookups';
import type { Section } from '@/lib/legacy/section';
import { eventChoices } from './event-choices';

export interface EventFormLookups {
  counties: Choices;
  types: Choices;
  statuses: Choices;
  audienceTypes: { values: AudienceType[] } | { message: string };
}

interface Retrieved {
  counties: Section<string[]>;
  types: Section<string[]>;
  statuses: Section<string[]>;
  audienceTypes: Section<AudienceType[]>;
}

/** With a sentence in place of what could not be retrieved. */
export function eventFormLookups(retrieved: Retrieved): EventFormLookups {
  const { counties, types, statuses, audienceTypes } = retrieved;
  const { type, status } = eventChoices({ types, statuses });
  return {
    counties: choicesOf(counties, 'Error occurred in retrieving Counties', 'No County retrieved'),
    types: pathChoices(type),
    statuses: pathChoices(status),
    audienceTypes: audienceTypes.ok
      ? { values: audienceTypes.value }
      : { message: 'Error occurred in retrieving audience types' },
  };
}
