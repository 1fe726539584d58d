'use client';
/** Chooses an organization that the event is attached to when it is saved. */
import { OrganizationPicker } from '@/components/forms/organization-picker';
import type { FieldProps } from '@/components/ui/field';
import { type Choice, choiceText, readChoice } from '@/lib/forms/choice';

interface EventFormLinkProps {
  /** Its value holds id and name of the one that is chosen. */
  field: FieldProps;
  /** Ids of those that the event is attached to. */
  attached: number[];
}

export function EventFormLink({ field, attached }: EventFormLinkProps) {
  return (
    <OrganizationPicker
      id={field.id}
      error={field.error}
      label={field.label}
      searchLabel={field.label}
      readOnly={field.readOnly ?? false}
      chosen={readChoice(field.value)}
      onChoose={(organization) => field.onChange(choiceText(organization))}
      consequence={(chosen) => (
        <Consequence chosen={chosen} member={attached.includes(chosen.id)} />
      )}
    />
  );
}

function Consequence({ chosen, member }: { chosen: Choice; member: boolean }) {
  const name = <bdi className="font-semibold">{chosen.text}</bdi>;
  return member ? (
    <span className="min-w-0 text-warning wrap-anywhere">
      {name} is part of this event already.
    </span>
  ) : (
    <span className="min-w-0 wrap-anywhere">Save makes {name} part of this event.</span>
  );
}
