/** What a file says of itself: what was exported, when, by whom, with which filters, and how many rows. */
import 'server-only';
import { config } from '@/lib/config';
import type { PathValues } from '@/lib/contract/call';
import { dayOf, formatDateTime, formatDay, wallClockOf } from '@/lib/format/wall-clock';
import { columnOf, type ListDefinition, type Sort } from '@/lib/list/definition';
import { monthName } from '@/lib/list/month';
import { EARLIEST_FIRST, monthShown } from '@/lib/list/month-state';
import { type ListState, shownState } from '@/lib/list/state';
import { plainText } from './cell';
import type { Choice } from './choices';
import type { ColumnLook } from './column';
import type { Outcome } from './outcome';
import type { Fact } from './sheet';

interface About {
  definition: ListDefinition;
  choice: Choice;
  state: ListState;
  path: PathValues;
  /** Columns that were left blank. */
  blank: readonly ColumnLook[];
  person: string;
  began: Date;
  rows: number;
  outcome: Outcome;
}

export function aboutExport(about: About): Fact[] {
  const { definition, choice, state, path, blank, person, began, rows, outcome } = about;
  const zone = config().AGENCY_TIME_ZONE;
  const { noun } = definition;
  const month = choice.rows === 'view' ? monthShown(state, dayOf(began, zone)) : null;
  return [
    ['Export', choice.label],
    ['List', noun.many],
    ...(path.presenterId ? [['Number of the MOC', path.presenterId] as const] : []),
    ['Exported on', formatDateTime(wallClockOf(began, zone))],
    ['Exported by', plainText(person)],
    ['Times are those of', zone],
    ['Rows in this file', rows],
    [
      choice.rows === 'view' && !month ? 'Rows on the page' : 'Rows in the outreach system',
      outcome.total ?? 'It does not say how many there are.',
    ],
    ...(choice.rows === 'view' || choice.rows === 'matching'
      ? stateFacts(about, month)
      : [['Filters', 'None'] as const]),
    ...named(
      'Left blank for the public',
      blank.map(({ heading }) => heading),
    ),
    ...(outcome.leftOut > 0
      ? [[`Without a note, and so not exported`, outcome.leftOut] as const]
      : []),
    ...named('Could not be read', outcome.unreadable),
  ];
}

function stateFacts(
  { definition, state, choice: { rows }, outcome }: About,
  month: string | null,
): Fact[] {
  return [
    ...(month ? [['Month', monthName(month)] as const] : []),
    ...(rows === 'view' && !month ? [['Page', state.page] as const] : []),
    ['Order', orderOf(definition, month ? { ...state, sort: EARLIEST_FIRST } : state, outcome)],
    ...named('Filters', filtersOf(definition, state), 'None'),
  ];
}

function orderOf(definition: ListDefinition, state: ListState, outcome: Outcome): string {
  const sort = shownState(state, outcome).sort ?? definition.defaultSort;
  const label = (of: Sort) => columnOf(definition, of)?.label ?? of.field;
  const order = `${label(sort)}, ${sort.order === 'asce' ? 'ascending' : 'descending'}`;
  return outcome.sortFailed && state.sort
    ? `${order} (the list cannot be sorted by ${label(state.sort)})`
    : order;
}

function filtersOf(definition: ListDefinition, state: ListState): string[] {
  return [
    ...definition.choices.flatMap(({ name, label }) =>
      (state.choices[name] ?? []).map((value) => `${label}: ${value}`),
    ),
    ...definition.flags
      .filter(({ name }) => state.flags[name])
      .map(({ label, chip }) => chip ?? `${label}: Yes`),
    ...(definition.range && state.range
      ? [`${definition.range.label}: ${formatDay(state.range.from)} – ${formatDay(state.range.to)}`]
      : []),
  ];
}

/** One line each, the first of them with the name. */
function named(what: string, values: readonly string[], whenEmpty?: string): Fact[] {
  const shown = values.length === 0 && whenEmpty !== undefined ? [whenEmpty] : values;
  return shown.map((value, index) => [index === 0 ? what : '', plainText(value)]);
}
