/** What an event's form offers to choose from. */
import { pathChoices } from '@/components/forms/path-choices';
import type { AudienceType } from '@/lib/legacy/lookups';
import type { Settled } from '@/lib/legacy/settle';
import { type Choices, choicesOf } from '@/lib/list/choices';

export interface EventFormLookups {
  counties: Choices;
  types: Choices;
  statuses: Choices;
  audienceTypes: Choices<AudienceType>;
}

interface Retrieved {
  counties: Settled<string[]>;
  types: Settled<string[]>;
  statuses: Settled<string[]>;
  audienceTypes: Settled<AudienceType[]>;
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
