'use client';
/** Chooses an organization that the event is attached to when it is saved. */
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, type FieldProps, Sentences } from '@/components/ui/field';
import { keepFocus } from '@/components/ui/keep-focus';
import { type LinkedOrganization, printLinked, readLinked } from '@/lib/forms/event-fields';

const OrganizationSearch = dynamic(
  () => import('./event-form-search').then((module) => module.OrganizationSearch),
  // Without it, Next lets the whole page wait for this part, and drops what is typed meanwhile.
  { ssr: false },
);

interface EventFormLinkProps {
  /** Its value holds id and name of the one that is chosen. */
  field: FieldProps;
  /** Ids of those that the event is attached to. */
  attached: number[];
}

export function EventFormLink({ field, attached }: EventFormLinkProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = readLinked(field.value);
  const choose = (organization: LinkedOrganization | null) =>
    field.onChange(printLinked(organization));

  return (
    <div className="min-w-0 max-w-3xl space-y-2">
      <Button
        ref={opener}
        id={field.id}
        aria-expanded={open}
        {...describedBy({ id: field.id, error: field.error })}
        onClick={() => setOpen(!open)}
      >
        {field.label}
      </Button>
      {open ? <OrganizationSearch label={field.label} value={chosen} onChange={choose} /> : null}
      <Sentences {...field} />
      <div role="status">
        {chosen ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Consequence chosen={chosen} member={attached.includes(chosen.id)} />
            <Button
              aria-disabled={field.readOnly}
              onClick={() =>
                keepFocus(
                  () => choose(null),
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

function Consequence({ chosen, member }: { chosen: LinkedOrganization; member: boolean }) {
  const name = <bdi className="font-semibold">{chosen.text}</bdi>;
  return member ? (
    <span className="min-w-0 text-warning wrap-anywhere">
      {name} is part of this event already.
    </span>
  ) : (
    <span className="min-w-0 wrap-anywhere">Save makes {name} part of this event.</span>
  );
}
