/** What filters and forms offer of a lookup, or the sentence that stands in place of one that failed or is empty. */
import type { Settled } from '@/lib/legacy/settle';

export type Choices<Item = string> =
  | {
      values: Item[];
      /** What else is to be known of them. */
      hint?: string;
    }
  | { message: string };

const SENTENCES = {
  counties: {
    failed: 'Error occurred in retrieving Counties',
    empty: 'No County retrieved',
  },
  statuses: { failed: 'Error occurred in retrieving Status', empty: 'No Status retrieved' },
  organizationStatuses: {
    failed: 'Something went wrong while fetching Status types.',
    empty: 'No Status retrieved',
  },
  eventTypes: {
    failed: 'Error occurred in retrieving Event types',
    empty: 'No Event types retrieved',
  },
  eventStatuses: {
    failed: 'Something went wrong while fetching Status types.',
    empty: 'No Status retrieved',
  },
};

export type LookupName = keyof typeof SENTENCES;

export function choicesOf<Item>(lookup: LookupName, found: Settled<Item[]>): Choices<Item> {
  const { failed, empty } = SENTENCES[lookup];
  if (!found.ok) return { message: failed };
  return found.value.length === 0 ? { message: empty } : { values: found.value };
}
