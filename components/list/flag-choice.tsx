/** A filter that is on or off: a sentence with its box, or a heading over a box that says Yes. */
import type { FlagFilter } from '@/lib/list/definition';
import { FlagBox } from './flag-box';

interface FlagChoiceProps {
  flag: FlagFilter;
  on: boolean;
}

export function FlagChoice({ flag, on }: FlagChoiceProps) {
  if (flag.sentence) return <FlagBox flag={flag} on={on} />;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{flag.label}</legend>
      <FlagBox flag={flag} on={on} />
    </fieldset>
  );
}
