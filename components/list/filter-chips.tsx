/** The filters in force, each a link that takes it away. */
import { AppLink } from '@/components/ui/app-link';
import { CloseIcon } from '@/components/ui/icons';
import { formatDay } from '@/lib/format/wall-clock';
import type { ListDefinition } from '@/lib/list/definition';
import { changed, type ListState, listHref, unfiltered } from '@/lib/list/state';

interface FilterChipsProps {
  definition: ListDefinition;
  state: ListState;
}

export function FilterChips({ definition, state }: FilterChipsProps) {
  const chips = [
    ...Object.entries(state.choices).flatMap(([name, values]) =>
      values.map((value) => ({
        key: `${name} ${value}`,
        text: value,
        rest: { choices: { ...state.choices, [name]: values.filter((other) => other !== value) } },
      })),
    ),
    ...definition.flags
      .filter(({ name }) => state.flags[name])
      .map(({ name, label, chip }) => ({
        key: name,
        text: chip ?? `${label}: Yes`,
        rest: { flags: { ...state.flags, [name]: false } },
      })),
    ...(definition.range && state.range
      ? [
          {
            key: 'range',
            text: `${definition.range.label}: ${formatDay(state.range.from)} – ${formatDay(state.range.to)}`,
            rest: { range: null },
          },
        ]
      : []),
  ];
  return (
    <ul
      aria-label="Filters in force"
      className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2"
    >
      {chips.map(({ key, text, rest }) => (
        <li key={key}>
          <AppLink
            href={listHref(definition, changed(state, rest))}
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
