'use client';
/**
 * The box of a flag. A box that is not ticked sends nothing, so one that is ticked by default needs something else to
 * say that it no longer is: a hidden 0 before it, which counts wherever no 1 comes behind it.
 */
import { useEffect, useRef, useState } from 'react';
import { CheckBox } from '@/components/ui/check-box';
import type { FlagFilter } from '@/lib/list/definition';

interface FlagBoxProps {
  flag: FlagFilter;
  /** Whether it is on in the list that is shown. */
  on: boolean;
  /** Told at first as well, because somebody may have been quicker than the script. */
  onTicked?: (ticked: boolean) => void;
}

export function FlagBox({ flag, on, onTicked }: FlagBoxProps) {
  const { name, label, sentence, onByDefault } = flag;
  const box = useRef<HTMLInputElement>(null);
  /** Null until there is a script to tell. */
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
        // The default stays out of the address, wherever a script can see to it.
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

/** A sentence with its box, or a heading over a box that says Yes. */
export function FlagChoice({ flag, on }: Pick<FlagBoxProps, 'flag' | 'on'>) {
  if (flag.sentence) return <FlagBox flag={flag} on={on} />;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{flag.label}</legend>
      <FlagBox flag={flag} on={on} />
    </fieldset>
  );
}
