/**
 * Reads a list's state from an address. Never fails: what makes no sense means the default. Apart from the rest,
 * because islands need the state and not the means of checking it.
 */
import { z } from 'zod';
import { type FlagFilter, type ListDefinition, PAGE_SIZES, type Sort } from './definition';
import {
  type DayRange,
  type HalfRange,
  isOnByDefault,
  type ListState,
  leavesNoRange,
} from './state';

/** An address's query as pages get it. */
export type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST_LIST = 100;
const LONGEST_VALUE = 200;
const HIGHEST_PAGE = 1_000_000;

const pageNumber = z.coerce.number().int().min(1).max(HIGHEST_PAGE).catch(1);
const pageSize = z.coerce
  .number()
  .refine((size) => PAGE_SIZES.some((known) => known === size))
  .nullable()
  .catch(null);
const order = z.enum(['asce', 'desc']).catch('asce');
/** A day that exists; one before 1900 is a year typed halfway. */
const day = z.iso
  .date()
  .refine((text) => text >= '1900-01-01')
  .nullable()
  .catch(null);

/** The query of a request, in the form in which pages get it. */
export function searchParamsOf(query: URLSearchParams): SearchParams {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name)]));
}

export function parseListState(definition: ListDefinition, params: SearchParams): ListState {
  const all = (name: string) => [params[name] ?? []].flat();
  const last = (name: string) => all(name).at(-1);
  const flags = Object.fromEntries(
    definition.flags.map((flag) => [flag.name, readFlag(flag, last(flag.name))]),
  );
  const ranged = definition.range !== null && !leavesNoRange(definition, flags);
  const [from, to] = ranged ? [last('from'), last('to')] : [];
  return {
    page: pageNumber.parse(last('page') ?? 1),
    size: pageSize.parse(last('size') ?? null),
    sort: readSort(definition, last('sort'), last('order')),
    choices: Object.fromEntries(
      definition.choices.map(({ name }) => [name, readChoices(all(name))]),
    ),
    flags,
    range: readRange(from, to),
    ...readHalfRange(from, to),
    kept: Object.fromEntries(
      (definition.kept ?? []).flatMap((name) =>
        readChoices(all(name).slice(-1)).map((value) => [name, value]),
      ),
    ),
  };
}

function readSort(
  { columns, defaultSort }: ListDefinition,
  field: string | undefined,
  direction: string | undefined,
): Sort | null {
  if (!field || !columns.some((column) => column.sortField === field)) return null;
  const sort = { field, order: order.parse(direction) };
  return sort.field === defaultSort.field && sort.order === defaultSort.order ? null : sort;
}

/** A form without script sends 0 and then 1 for a box that is ticked, and 0 alone for one that is not. */
function readFlag(flag: FlagFilter, value: string | undefined): boolean {
  return isOnByDefault(flag) ? value !== '0' : value === '1';
}

/** What is not two days is no range; two days in the wrong order are one in the right order. */
export function readRange(first: string | undefined, second: string | undefined): DayRange | null {
  const [a, b] = [day.parse(first ?? null), day.parse(second ?? null)];
  if (a === null || b === null) return null;
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}

/** Nothing where both ends are days, or neither is. */
export function readHalfRange(
  first: string | undefined,
  second: string | undefined,
): { halfRange?: HalfRange } {
  const [from, to] = [day.parse(first ?? null), day.parse(second ?? null)];
  if ((from === null) === (to === null)) return {};
  return { halfRange: { from: from ?? '', to: to ?? '' } };
}

/** A control character is in no description, and a backend that is asked for one fails. */
function readChoices(values: string[]): string[] {
  const usable = values.filter(
    (value) => value !== '' && value.length <= LONGEST_VALUE && !/\p{Cc}/u.test(value),
  );
  return [...new Set(usable)].slice(0, LONGEST_LIST);
}
