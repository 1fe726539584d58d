import 'server-only';
import { config } from '@/lib/config';
import { dayOf, formatDateTime, wallClockOf } from '@/lib/format/wall-clock';
import { columnOf, type ListDefinition, type Sort } from '@/lib/list/definition';
import { monthName } from '@/lib/list/month';
import { EARLIEST_FIRST, monthShown } from '@/lib/list/schedule-state';
import { activeFilters, type ListState, shownState } from '@/lib/list/state';
import type { ColumnLook } from './column';
import type { ExportRequest } from './export-request';
import type { Outcome } from './read-pages';
import { type Fact, factLines, plainText } from './sheet';

interface About extends Pick<ExportRequest, 'option' | 'state' | 'path'> {
  definition: ListDefinition;
  /** Columns that were left blank. */
  blank: readonly ColumnLook[];
  person: string;
  startedAt: Date;
  rows: number;
  outcome: Outcome;
}

/** The lines of the "About this export" sheet: list, time, employee, filters, number of rows. */
export function aboutExport(about: About): Fact[] {
  const { definition, option, state, path, blank, person, startedAt, rows, outcome } = about;
  const zone = config().AGENCY_TIME_ZONE;
  const isView = option.rows === 'view';
  const month = isView ? monthShown(state, dayOf(startedAt, zone)) : null;
  const isPage = isView && !month;
  const filters = activeFilters(definition, state).map(({ label, text }) =>
    label ? `${label}: ${text}` : text,
  );
  const order = orderText(definition, month ? { ...state, sort: EARLIEST_FIRST } : state, outcome);
  return [
    ['Export', option.label],
    ['List', definition.noun.many],
    ...optional('Number of the MOC', path.presenterId),
    ['Exported on', formatDateTime(wallClockOf(startedAt, zone))],
    ['Exported by', plainText(person)],
    ['Times are those of', zone],
    ['Rows in this file', rows],
    [
      isPage ? 'Rows on the page' : 'Rows in the outreach system',
      outcome.total ?? 'It does not say how many there are.',
    ],
    ...(isView || option.rows === 'matching'
      ? [
          ...optional('Month', month && monthName(month)),
          ...optional('Page', isPage && state.page),
          ['Order', order] as const,
          ...factLines('Filters', filters.length > 0 ? filters : ['None']),
        ]
      : [['Filters', 'None'] as const]),
    ...factLines(
      'Left blank for the public',
      blank.map(({ heading }) => heading),
    ),
    ...optional('Without a note, and so not exported', outcome.leftOut),
    ...factLines('Could not be read', outcome.unreadable),
  ];
}

function orderText(definition: ListDefinition, state: ListState, outcome: Outcome): string {
  const sort = shownState(state, outcome).sort ?? definition.defaultSort;
  const label = (of: Sort) => columnOf(definition, of)?.label ?? of.field;
  const order = `${label(sort)}, ${sort.order === 'asce' ? 'ascending' : 'descending'}`;
  return outcome.sortFailed && state.sort
    ? `${order} (the list cannot be sorted by ${label(state.sort)})`
    : order;
}

function optional(what: string, value: string | number | false | null | undefined): Fact[] {
  return value ? [[what, value]] : [];
}
