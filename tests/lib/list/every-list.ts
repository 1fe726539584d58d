/** Every list with the call that reads it when it is filtered, and arbitrary states of a list. */
import fc from 'fast-check';
import type { Call, PathValues } from '@/lib/contract/call';
import { resources } from '@/lib/contract/calls';
import { type ListDefinition, PAGE_SIZES } from '@/lib/list/definition';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, managerReport, mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { ignoresRange, type ListState } from '@/lib/list/state';

/** `beside` are path values of the call that are not in the list's state. */
const known = (list: ListDefinition, call: Call, beside: PathValues = {}) => ({
  path: list.path,
  list,
  call,
  beside,
});

export const EVERY_LIST = [
  known(organizationList, resources.organizations.getFilteredOrganizations),
  known(contactList, resources.contacts.getFilteredContacts),
  known(eventList, resources.events.getFilteredEvents),
  known(mySchedule, resources.schedule.getFilteredMyEvents),
  known(callLogList, resources.callLogs.getFilteredCallLogs),
  known(managerReport, resources.manager.getFilteredPresenterEvents, { presenterId: 4 }),
];

const texts = fc.string({ minLength: 1, maxLength: 200 });
const choices = fc.uniqueArray(texts, { maxLength: 5 });
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ranges = fc.tuple(days, days).map(([one, other]) => {
  const [from = '', to = ''] = [one, other].sort();
  return { from, to };
});

export function statesOf(list: ListDefinition): fc.Arbitrary<ListState> {
  const { columns, defaultSort, flags, kept = [] } = list;
  const sorts = fc
    .record({
      field: fc.constantFrom(...columns.flatMap(({ sortField }) => sortField ?? [])),
      order: fc.constantFrom('asce' as const, 'desc' as const),
    })
    .filter(({ field, order }) => field !== defaultSort.field || order !== defaultSort.order);
  const named = <Value>(names: readonly string[], value: fc.Arbitrary<Value>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, value])));
  return fc
    .record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.option(fc.constantFrom(...PAGE_SIZES)),
      sort: fc.option(sorts),
      choices: named(
        list.choices.map(({ name }) => name),
        choices,
      ),
      flags: named(
        flags.map(({ name }) => name),
        fc.boolean(),
      ),
      range: list.range ? fc.option(ranges) : fc.constant(null),
      kept: named(kept, texts),
    })
    .filter((state) => !state.range || !ignoresRange(list, state.flags));
}
