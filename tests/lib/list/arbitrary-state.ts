/** Any state that a list can be in. */
import fc from 'fast-check';
import { type ListDefinition, PAGE_SIZES } from '@/lib/list/definition';
import { type ListState, leavesNoRange } from '@/lib/list/state';

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
  const fields = columns.flatMap(({ sortField }) => sortField ?? []);
  const sorts = fc
    .record({
      field: fc.constantFrom(...fields),
      order: fc.constantFrom('asce' as const, 'desc' as const),
    })
    .filter(({ field, order }) => field !== defaultSort.field || order !== defaultSort.order);
  const named = <Value>(names: readonly { name: string }[], value: fc.Arbitrary<Value>) =>
    fc.record(Object.fromEntries(names.map(({ name }) => [name, value])));
  return fc
    .record({
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.option(fc.constantFrom(...PAGE_SIZES)),
      sort: fc.option(sorts),
      choices: named(list.choices, choices),
      flags: named(flags, fc.boolean()),
      range: list.range ? fc.option(ranges) : fc.constant(null),
      kept: named(
        kept.map((name) => ({ name })),
        texts,
      ),
    })
    .filter((state) => !state.range || !leavesNoRange(list, state.flags));
}
