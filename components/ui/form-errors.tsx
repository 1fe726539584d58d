'use client';
/**
 * The fields of a form that are not right, above it, each leading to its field, where what is wrong is said once.
 * Takes the focus when it comes.
 */
import { useEffect, useRef } from 'react';

interface FormError {
  /** Id of the control. */
  id: string;
  label: string;
}

interface FormErrorsProps {
  errors: FormError[];
  /** Counts the attempts to save, each of which brings the focus here again. */
  attempt: number;
}

export function FormErrors({ errors, attempt }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(attempt);

  useEffect(() => {
    if (attempt !== last.current && errors.length > 0) box.current?.focus();
    last.current = attempt;
  }, [attempt, errors]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded border border-danger bg-danger-soft px-3 py-2 text-danger text-sm"
    >
      <p className="font-semibold">
        {errors.length === 1 ? 'One field is not right yet:' : 'Some fields are not right yet:'}
      </p>
      <ul className="list-disc pl-5">
        {errors.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
              className="inline-block min-h-6 underline underline-offset-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
