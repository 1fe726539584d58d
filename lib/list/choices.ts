/** The options that a lookup gives filters and forms, or the message in place of a lookup that failed or is empty. */
import { fitsPath } from '@/lib/contract/text';
import type { Settled } from '@/lib/legacy/settle';

export type Choices<Item = string> = { values: Item[]; hint?: string } | { message: string };

const NO_STATUS = 'No Status retrieved';
const STATUS_TYPES_FAILED = 'Something went wrong while fetching Status types.';

const MESSAGES = {
  counties: { failed: 'Error occurred in retrieving Counties', empty: 'No County retrieved' },
  statuses: { failed: 'Error occurred in retrieving Status', empty: NO_STATUS },
  organizationStatuses: { failed: STATUS_TYPES_FAILED, empty: NO_STATUS },
  eventTypes: {
    failed: 'Error occurred in retrieving Event types',
    empty: 'No Event types retrieved',
  },
  eventStatuses: { failed: STATUS_TYPES_FAILED, empty: NO_STATUS },
};

export type LookupName = keyof typeof MESSAGES;

export function choicesOf<Item>(lookup: LookupName, found: Settled<Item[]>): Choices<Item> {
  const { failed, empty } = MESSAGES[lookup];
  if (!found.ok) return { message: failed };
  return found.value.length === 0 ? { message: empty } : { values: found.value };
}

/** For a lookup whose texts go into the path of a save: without those that the backend rejects there. */
export function pathChoices(choices: Choices): Choices {
  if ('message' in choices) return choices;
  const values = choices.values.filter(fitsPath);
  const left = choices.values.filter((value) => value.trim() !== '' && !fitsPath(value));
  if (left.length === 0) return { values };
  return { values, hint: `Not offered, because the backend cannot save it: ${left.join(', ')}.` };
}
