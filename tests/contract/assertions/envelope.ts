/** Assertions 10 to 14: the envelope around rows, and their order (legacy-api.md §1.13 and §1.16). */

import { LISTS, type List, ORGANIZATIONS, sortedValue } from '@/tests/contract/lists';
import { descriptionsFor } from '@/tests/contract/lookups';
import {
  askPage,
  filteredPage,
  firstPage,
  inOrder,
  ofEach,
  parsed,
  SIZE,
} from '@/tests/contract/pages';
import type { Question, ReadContext } from '@/tests/contract/suite/question';
import { CannotAsk, read, that } from '@/tests/contract/suite/witness';
import type { Asked } from '@/tests/contract/wire/reader';
import { envelope } from '@/tests/contract/wire/shapes';

const FIRST_SIZE = 10;
const LONG_AGO = { from: '1900-01-01 00:00:00', to: '1900-01-01 23:59:00' };

const byDefault = ({ defaultSort }: List) => ({
  sortedBy: (row: Record<string, unknown>) => sortedValue(row, defaultSort.field),
  order: defaultSort.order,
});

/** Every rule of §1.13. */
function hasEnvelope(asked: Asked, number: number, size: number): void {
  const found = read(asked, envelope);
  const { content, totalElements, totalPages, pageable } = found;
  const rules: [string, unknown, unknown][] = [
    ['/totalPages', totalPages, Math.ceil(totalElements / size)],
    ['/number', found.number, number],
    ['/size', found.size, size],
    ['/numberOfElements', found.numberOfElements, content.length],
    ['/first', found.first, number === 0],
    ['/last', found.last, number + 1 >= totalPages],
    ['/empty', found.empty, content.length === 0],
    ['/sort/sorted', found.sort.sorted, true],
    ['/pageable/pageNumber', pageable.pageNumber, number],
    ['/pageable/pageSize', pageable.pageSize, size],
    ['/pageable/offset', pageable.offset, number * size],
  ];
  for (const [pointer, seen, due] of rules) that(asked, seen === due, `${due}`, pointer);
}

async function goesPastTheEnd(context: ReadContext, list: List): Promise<void> {
  const before = await filteredPage(context, list);
  const asked = await askPage(context, list, { page: before.totalPages + 3 });
  const past = parsed(asked);
  that(asked, past.content.length === 0, 'no rows', '/content');
  if (past.totalElements === before.totalElements) return;
  // Somebody may have written meanwhile.
  const after = parsed(await askPage(context, list, {}, true));
  const expected = 'the totals of the other pages';
  that(asked, past.totalElements === after.totalElements, expected, '/totalElements');
}

async function findsNothing(context: ReadContext, list: List): Promise<void> {
  const nothing = list.dateField === null ? await emptyFilter(context) : LONG_AGO;
  const asked = await askPage(context, list, nothing);
  const { totalElements, totalPages } = parsed(asked);
  that(asked, totalElements === 0, '0', '/totalElements');
  that(asked, totalPages === 0, '0', '/totalPages');
}

const MOST_TRIES = 6;

/** A county and a status that no organization has together; organizations have no dates to go by. */
async function emptyFilter(context: ReadContext) {
  const lookups = [];
  for (const filter of ORGANIZATIONS.filters)
    lookups.push(await descriptionsFor(context.reader, filter));
  const [counties, statuses] = lookups;
  for (const county of (counties ?? []).slice(0, MOST_TRIES)) {
    const query = { county: [county], status: (statuses ?? []).slice(-1) };
    if ((await filteredPage(context, ORGANIZATIONS, { query })).content.length === 0)
      return { query };
  }
  throw new CannotAsk('every filter that was tried matches something');
}

async function sorts(context: ReadContext, list: List, field: string, order: string) {
  const sorted = await filteredPage(context, list, { sortField: field, order });
  inOrder(sorted, (row) => sortedValue(row, field), order === 'desc' ? 'desc' : 'asce');
}

export const ENVELOPE: Question[] = [
  {
    label: '10',
    sentence: 'the first call of each list answers page 0 with 10 rows in the default order',
    reads: ofEach(LISTS, async (context, list) => {
      const first = await firstPage(context, list);
      const { asked, content, totalElements } = first;
      const expected = `${FIRST_SIZE} rows, or as many as there are`;
      that(asked, content.length === Math.min(FIRST_SIZE, totalElements), expected, '/content');
      const { sortedBy, order } = byDefault(list);
      inOrder(first, sortedBy, order);
    }),
  },
  {
    label: '11',
    sentence: 'the envelope has all its members, and they agree with each other',
    reads: ofEach(LISTS, async (context, list) => {
      hasEnvelope((await firstPage(context, list)).asked, 0, FIRST_SIZE);
      hasEnvelope(await askPage(context, list, { page: 1 }), 1, SIZE);
    }),
  },
  {
    label: '12',
    sentence:
      'a page past the end is empty with unchanged totals; where nothing matches there is no page',
    async reads(context, witness) {
      await ofEach(LISTS, goesPastTheEnd)(context, witness);
      await ofEach(LISTS, findsNothing)(context, witness);
    },
  },
  {
    label: '13',
    sentence: 'asce and null ascend, desc descends, and without a field the default order counts',
    reads: ofEach(LISTS, async (context, list) => {
      const field = list.defaultSort.field;
      for (const order of ['asce', 'desc', 'null']) await sorts(context, list, field, order);
      const { sortedBy, order } = byDefault(list);
      const opposite = order === 'asce' ? 'desc' : 'asce';
      inOrder(await filteredPage(context, list, { order: opposite }), sortedBy, order);
    }),
  },
  {
    label: '14',
    sentence: 'every field that the client sorts by is accepted',
    reads: ofEach(LISTS, async (context, list) => {
      for (const field of list.sortFields) await sorts(context, list, field, 'asce');
    }),
  },
];
