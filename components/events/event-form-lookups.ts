/** What an event's form offers to choose from. */
import { pathChoices } from '@/components/forms/path-choices';
import type { AudienceType } from '@/lib/legacy/lookups';
import type { Section } from '@/lib/legacy/section';
import { type Choices, choicesOf } from '@/lib/list/choices';

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
  return {
    counties: choicesOf('counties', counties),
    types: pathChoices(choicesOf('eventTypes', types)),
    statuses: pathChoices(choicesOf('eventStatuses', statuses)),
    audienceTypes: audienceTypes.ok
      ? { values: audienceTypes.value }
      : { message: 'Error occurred in retrieving audience types' },
  };
}
