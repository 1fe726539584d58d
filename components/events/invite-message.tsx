/** The field for the message of an invite, also shown while the form is loaded. */
import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame } from '@/components/ui/field';

export function InviteMessage({
  error,
  ...rest
}: ComponentProps<'textarea'> & { error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Invite message" error={error}>
      <textarea
        id={id}
        cols={50}
        rows={8}
        dir="auto"
        {...describedBy({ id, error })}
        {...rest}
        className="block max-w-full rounded border border-line-strong bg-surface px-3 py-2 aria-invalid:border-danger"
      />
    </FieldFrame>
  );
}
