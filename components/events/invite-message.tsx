/** The field for the message of an invite, also shown while the form is loaded. */
import { type ComponentProps, useId } from 'react';
import { describedBy, Sentences } from '@/components/ui/field';

interface InviteMessageProps extends ComponentProps<'textarea'> {
  error?: string | undefined;
}

export function InviteMessage({ error, ...rest }: InviteMessageProps) {
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
