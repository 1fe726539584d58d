'use client';
/** The check boxes of one filter; a lookup that failed or is empty says so in their place. */
import { CheckBox } from '@/components/ui/check-box';
import type { Choices } from '@/lib/list/choices';

interface FilterChoicesProps {
  name: string;
  label: string;
  choices: Choices;
  chosen: string[];
}

export function FilterChoices({ name, label, choices, chosen }: FilterChoicesProps) {
  // What was chosen stays chosen, and can be taken away, even where the lookup does not offer it (any more).
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
