'use client';
/** Chooses an organization that the contact becomes part of when the form is saved. */
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/keep-focus';
import type { ChosenOrganization, OrganizationChoice } from './contact-form-choice';

const OrganizationSearch = dynamic(
  () => import('./contact-form-search').then((module) => module.OrganizationSearch),
  // Without it, Next lets the whole page wait for this part, and drops what is typed meanwhile.
  { ssr: false },
);

interface ContactFormOrganizationProps {
  choice: OrganizationChoice;
  memberOf: number[];
  /** While the form is being saved, nothing may be chosen that would not be saved. */
  readOnly: boolean;
}

export function ContactFormOrganization(props: ContactFormOrganizationProps) {
  const { choice, memberOf, readOnly } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { chosen } = choice;

  const choose = (organization: ChosenOrganization | null) => {
    if (!readOnly) choice.choose(organization);
  };

  return (
    <div className="max-w-3xl space-y-3">
      <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        Associate Organization
      </Button>
      {open ? <OrganizationSearch value={chosen} memberOf={memberOf} onChange={choose} /> : null}
      <div role="status">
        {chosen ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Consequence chosen={chosen} member={memberOf.includes(chosen.id)} />
            <Button
              aria-disabled={readOnly}
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

function Consequence({ chosen, member }: { chosen: ChosenOrganization; member: boolean }) {
  return (
    <span className={`min-w-0 wrap-anywhere ${member ? 'text-warning' : ''}`}>
      {member ? 'The contact is already part of ' : 'Save makes the contact part of '}
      <bdi className="font-semibold">{chosen.text}</bdi>.
    </span>
  );
}
