'use client';
/** Chooses an organization that the contact becomes part of when the form is saved. */
import { useId } from 'react';
import { OrganizationPicker } from '@/components/forms/organization-picker';
import type { Choice } from '@/lib/forms/choice';
import type { OrganizationChoice } from './contact-form-choice';

interface ContactFormOrganizationProps {
  choice: OrganizationChoice;
  memberOf: number[];
  readOnly: boolean;
}

export function ContactFormOrganization(props: ContactFormOrganizationProps) {
  const { choice, memberOf, readOnly } = props;
  return (
    <OrganizationPicker
      id={useId()}
      label="Associate Organization"
      searchLabel="Link Org. with this Contact"
      taken={memberOf}
      readOnly={readOnly}
      chosen={choice.chosen}
      onChoose={choice.choose}
      consequence={(chosen) => (
        <Consequence chosen={chosen} member={memberOf.includes(chosen.id)} />
      )}
    />
  );
}

function Consequence({ chosen, member }: { chosen: Choice; member: boolean }) {
  return (
    <span className={`min-w-0 wrap-anywhere ${member ? 'text-warning' : ''}`}>
      {member ? 'The contact is already part of ' : 'Save makes the contact part of '}
      <bdi className="font-semibold">{chosen.text}</bdi>.
    </span>
  );
}
