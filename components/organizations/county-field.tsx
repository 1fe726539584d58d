'use client';
/** The county of an organization. Without the list none can be chosen, so it can be asked for again from here. */
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { FieldProps } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Choices } from '@/lib/list/choices';

interface CountyFieldProps extends FieldProps {
  counties: Choices;
}

export function CountyField({ counties, ...field }: CountyFieldProps) {
  const router = useRouter();
  const [asking, startAsking] = useTransition();
  const asked = useRef<boolean>(false);
  const failed = 'message' in counties;

  useEffect(() => {
    // The button is gone; its list is where to go on.
    if (!failed && asked.current) document.getElementById(field.id)?.focus();
    asked.current = false;
  }, [failed, field.id]);

  const tryAgain = () => {
    asked.current = true;
    startAsking(() => router.refresh());
  };

  return (
    <div className="min-w-0">
      <SelectField
        {...field}
        required
        choices={failed ? [] : counties.values}
        hint={failed ? counties.message : counties.hint}
      />
      {failed ? (
        <Button aria-disabled={asking} onClick={asking ? undefined : tryAgain} className="mt-1">
          {asking ? 'Trying…' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
