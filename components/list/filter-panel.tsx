/** The collapsible filters of a list, a GET form that works without script, and the filters in force. */
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { Summary } from '@/components/ui/summary';
import type { Choices } from '@/lib/list/choices';
import type { FlagFilter, ListDefinition } from '@/lib/list/definition';
import {
  activeFilters,
  changed,
  isFiltered,
  type ListState,
  listHref,
  listPairs,
  unfiltered,
} from '@/lib/list/state';
import { DateRangeFilter } from './date-range-filter';
import { FilterChoices, FilterFocus, FlagChoice, UpcomingOrRange } from './filter-fields';
import { FilterForm, RangeProblem } from './filter-form';

interface FilterPanelProps {
  definition: ListDefinition;
  state: ListState;
  /** By name of the filter. */
  choices: Record<string, Choices>;
  /** `YYYY-MM-DD`, today in the agency's zone; for lists with a range. */
  today?: string;
}

export function FilterPanel({ definition, state, choices, today }: FilterPanelProps) {
  const { range, flags } = definition;
  const upcoming = flags.find(({ name }) => name === range?.unless);
  const { halfRange } = state;
  const on = ({ name }: FlagFilter) => state.flags[name] ?? false;
  const days = range && { label: range.label, range: state.range ?? halfRange ?? null, today };
  return (
    <FilterFocus>
      {/* Open where it has an error to show. */}
      <details open={halfRange ? true : undefined} className="group">
        <Summary>Filter</Summary>
        <FilterForm
          // Resets the boxes to the filters in force, also after a chip removed one.
          key={listHref(definition, state)}
          action={definition.path}
          kept={listPairs(definition, changed(state, { choices: {}, flags: {}, range: null }))}
          halfRange={halfRange}
          className="border-line border-t px-4 py-4"
        >
          <div className="flex flex-wrap gap-x-10 gap-y-5">
            {definition.choices.map(({ name, label }) => (
              <div key={name} className="min-w-0 flex-[3_1_20rem]">
                <FilterChoices
                  name={name}
                  label={label}
                  choices={choices[name] ?? { values: [] }}
                  chosen={state.choices[name] ?? []}
                />
              </div>
            ))}
            {days ? (
              <div className="min-w-0 flex-[2_1_19rem]">
                {upcoming ? (
                  <UpcomingOrRange {...days} flag={upcoming} on={on(upcoming)} />
                ) : (
                  <DateRangeFilter {...days} />
                )}
              </div>
            ) : null}
            {flags
              .filter((flag) => flag !== upcoming)
              .map((flag) => (
                <div key={flag.name} className="min-w-0 flex-[1_1_9rem]">
                  <FlagChoice flag={flag} on={on(flag)} />
                </div>
              ))}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" weight="primary">
              Apply Filters
            </Button>
            <RangeProblem />
          </div>
        </FilterForm>
      </details>
      {isFiltered(state) ? <FilterChips definition={definition} state={state} /> : null}
    </FilterFocus>
  );
}

/** The filters in force, each a link that removes it. */
function FilterChips({ definition, state }: Pick<FilterPanelProps, 'definition' | 'state'>) {
  return (
    <ul
      aria-label="Active filters"
      className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2"
    >
      {activeFilters(definition, state).map(({ key, text, without }) => (
        <li key={key}>
          <AppLink
            href={listHref(definition, without)}
            scroll={false}
            className="inline-flex min-h-7 items-center gap-1 rounded-full bg-brand-soft py-0.5 pr-1.5 pl-3 text-sm hover:bg-sunken"
          >
            <span className="sr-only">Remove filter </span>
            {text}
            <CloseIcon />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink
          href={listHref(definition, unfiltered(definition, state))}
          scroll={false}
          className="inline-flex min-h-7 items-center px-1 text-brand text-sm underline underline-offset-2 hover:no-underline"
        >
          Remove all filters
        </AppLink>
      </li>
    </ul>
  );
}
