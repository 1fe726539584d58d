'use client';
/** A button that opens the search for an organization, and the chosen organization. */
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, type FieldProps, Sentences } from '@/components/ui/field';
import { keepFocus } from '@/components/ui/focus';
import type { Choice } from '@/lib/forms/field';
import { OrganizationSearch } from './lazy-searches';

interface OrganizationPickerProps extends Pick<FieldProps, 'id' | 'error'> {
  label: string;
  searchLabel: string;
  /** Ids that are disabled. */
  taken?: readonly number[];
  /** While the form is being saved. */
  readOnly: boolean;
  chosen: Choice | null;
  onChoose: (organization: Choice | null) => void;
  /** What the save does with the chosen organization. */
  consequence: (chosen: Choice) => ReactNode;
}

export function OrganizationPicker(props: OrganizationPickerProps) {
  const { id, error, label, searchLabel, taken, readOnly, chosen, onChoose, consequence } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <div className="min-w-0 max-w-3xl space-y-3">
      <Button
        ref={opener}
        id={id}
        aria-expanded={open}
        {...describedBy({ id, error })}
        onPointerEnter={OrganizationSearch.preload}
        onFocus={OrganizationSearch.preload}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open ? (
        <OrganizationSearch
          label={searchLabel}
          value={chosen}
          taken={taken}
          onChange={onChoose}
          autoFocus
        />
      ) : null}
      <Sentences id={id} error={error} />
      <div role="status">
        {chosen ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {consequence(chosen)}
            <Button
              aria-disabled={readOnly}
              onClick={() =>
                keepFocus(
                  () => onChoose(null),
                  () => opener.current,
                )
              }
            >
              Clear<span className="sr-only"> the chosen organization</span>
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
