'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choices } from '@/lib/list/choices';
import type { FlagFilter } from '@/lib/list/definition';
import { DateRangeFilter, type DateRangeFilterProps } from './date-range-filter';

/** Moves the focus to another control of the filters when the focused chip or form is removed. */
export function FilterFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);

  // Runs after every render, because each may have removed it.
  useEffect(() => {
    const removed = focused.current;
    if (!removed || document.activeElement !== document.body) return;
    focused.current = null;
    const nearest = removed.matches('button') ? 'button[type=submit]' : 'li a';
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (find(nearest) ?? find('summary'))?.focus({ preventScroll: true });
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes the focus and is not interactive
    <div
      ref={box}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      // Not fired when the element itself is removed.
      onBlur={() => {
        focused.current = null;
      }}
      className="mb-3 rounded-lg border border-line bg-surface shadow-panel"
    >
      {children}
    </div>
  );
}

/** `checked` is the initial state. */
function CheckBox({ checked, children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-sm">
      <input type="checkbox" defaultChecked={checked} {...rest} />
      {children}
    </label>
  );
}

interface FilterChoicesProps {
  name: string;
  label: string;
  choices: Choices;
  chosen: string[];
}

/** Values in force are offered even if the lookup failed or does not contain them. */
export function FilterChoices({ name, label, choices, chosen }: FilterChoicesProps) {
  const offered = 'values' in choices ? choices.values : [];
  const values = [...offered, ...chosen.filter((value) => !offered.includes(value))];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {'message' in choices ? <p className="mb-1 text-danger text-sm">{choices.message}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
        {values.map((value) => (
          <CheckBox key={value} name={name} value={value} checked={chosen.includes(value)}>
            {value}
          </CheckBox>
        ))}
      </div>
    </fieldset>
  );
}

interface FlagBoxProps {
  flag: FlagFilter;
  /** Whether the flag is on in the address. */
  on: boolean;
  /** Also called once after hydration: the box may have been ticked before. */
  onTicked?: (ticked: boolean) => void;
}

/**
 * An unticked box sends nothing. For a flag that is on by default, a hidden 0 before the box says that it is off; a 1 after it
 * overrides it.
 */
function FlagBox({ flag, on, onTicked }: FlagBoxProps) {
  const { name, label, sentence, onByDefault } = flag;
  const box = useRef<HTMLInputElement>(null);
  /** Null before hydration. */
  const [ticked, setTicked] = useState<boolean | null>(null);

  useEffect(() => setTicked(box.current?.checked ?? null), []);
  useEffect(() => {
    if (ticked !== null) onTicked?.(ticked);
  }, [ticked, onTicked]);

  return (
    <>
      {onByDefault && !ticked ? <input type="hidden" name={name} value="0" /> : null}
      <CheckBox
        ref={box}
        // With script, the default stays out of the address.
        name={onByDefault && ticked !== null ? undefined : name}
        value="1"
        checked={on}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      >
        {sentence ? label : 'Yes'}
      </CheckBox>
    </>
  );
}

export function FlagChoice({ flag, on }: Pick<FlagBoxProps, 'flag' | 'on'>) {
  if (flag.sentence) return <FlagBox flag={flag} on={on} />;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{flag.label}</legend>
      <FlagBox flag={flag} on={on} />
    </fieldset>
  );
}

interface UpcomingOrRangeProps extends DateRangeFilterProps {
  flag: FlagFilter;
  on: boolean;
}

/** Upcoming events only, or a range of days, which the backend ignores beside them (§3.6). */
export function UpcomingOrRange({ flag, on, ...range }: UpcomingOrRangeProps) {
  // False before hydration: without script the days must be enabled to be typed before the box is unticked.
  const [upcoming, setUpcoming] = useState(false);
  return (
    <div>
      <FlagBox flag={flag} on={on} onTicked={setUpcoming} />
      <div className="mt-3">
        <DateRangeFilter {...range} unless={flag.label} disabled={upcoming} />
      </div>
    </div>
  );
}
