/** The field for the message of an invite. */
import { type ComponentProps, useId } from 'react';
import { describedBy, Sentences } from '@/components/ui/field';

export function InviteMessage({
  error,
  ...rest
}: ComponentProps<'textarea'> & { error?: string | undefined }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-semibold text-sm">
        Invite message
      </label>
      <textarea
        id={id}
        cols={50}
        rows={8}
        dir="auto"
        {...describedBy({ id, error })}
        {...rest}
        className="block max-w-full rounded border border-line-strong bg-surface px-3 py-2 aria-invalid:border-danger"
      />
      <Sentences id={id} error={error} />
    </div>
  );
}
