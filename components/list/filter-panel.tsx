/** The collapsible filters of a list: a plain GET form, so that it works before and without any script. */
import { Button } from '@/components/ui/button';
import { ChevronIcon } from '@/components/ui/icons';
import type { Choices } from '@/lib/list/choices';
import type { FlagFilter, ListDefinition } from '@/lib/list/definition';
import { isFiltered, type ListState, listHref, pairsBesideFilters } from '@/lib/list/state';
import { DateRangeFilter } from './date-range-filter';
import { FilterChips } from './filter-chips';
import { FilterChoices } from './filter-choices';
import { FilterFocus } from './filter-focus';
import { FilterForm, RangeProblem } from './filter-form';
import { FlagChoice } from './flag-box';
import { UpcomingOrRange } from './upcoming-or-range';

interface FilterPanelProps {
  definition: ListDefinition;
  state: ListState;
  /** By name of the filter. */
  choices: Record<string, Choices>;
  /** `YYYY-MM-DD`, today for the agency; for lists with a range of days. */
  today?: string;
}

export function FilterPanel({ definition, state, choices, today }: FilterPanelProps) {
  const { range, flags } = definition;
  const upcoming = flags.find(({ name }) => name === range?.unless);
  const { halfRange } = state;
  const days = state.range ?? halfRange ?? null;
  const on = ({ name }: FlagFilter) => state.flags[name] ?? false;
  return (
    <FilterFocus>
      {/* Open where it has something to say. */}
      <details open={halfRange ? true : undefined} className="group">
        <summary className="flex min-h-11 items-center gap-2 rounded-lg px-4 font-semibold hover:bg-sunken">
          <span className="transition-transform group-open:rotate-180">
            <ChevronIcon />
          </span>
          Filter
        </summary>
        <FilterForm
          // The boxes show the filters in force, also after a chip has taken one away.
          key={listHref(definition, state)}
          action={definition.path}
          kept={pairsBesideFilters(definition, state)}
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
            {range ? (
              <div className="min-w-0 flex-[2_1_19rem]">
                {upcoming ? (
                  <UpcomingOrRange
                    flag={upcoming}
                    on={on(upcoming)}
                    label={range.label}
                    range={days}
                    today={today}
                  />
                ) : (
                  <DateRangeFilter label={range.label} range={days} today={today} />
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
