'use client';
/** Shows the fields that another user has changed since the form was opened, and lets the user choose. */
import { useEffect, useId, useRef } from 'react';
import type { NameOf, Values } from '@/lib/forms/form';
import type { FormState } from './use-form';

const SIDES = [
  { side: 'mine', label: 'Yours' },
  { side: 'theirs', label: 'Theirs' },
] as const;

export function ConflictReview<V extends Values>({ form }: { form: FormState<V> }) {
  const { fields, conflicts, decide } = form;
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const names = conflicts.map(({ name }) => name).join(' ');

  useEffect(() => {
    if (names !== '') box.current?.focus();
  }, [names]);

  const shown = (name: NameOf<V>, value: V[NameOf<V>]) => {
    const { kind, shown } = fields[name];
    const text = shown(value);
    if (text === '') return <em>nothing</em>;
    return kind === 'flag' ? text : <bdi className="font-semibold">{text}</bdi>;
  };

  if (conflicts.length === 0) return null;
  const touched = conflicts.filter((conflict) => conflict.touched);
  const taken = conflicts.filter((conflict) => !conflict.touched);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="space-y-3 rounded border border-warning bg-warning-soft px-3 py-3 text-sm"
    >
      <h3 id={id} className="font-semibold text-warning">
        Not saved: another employee changed this record while you were editing it.
      </h3>
      {touched.map(({ name, kept, ...values }) => (
        <fieldset key={name} className="rounded border border-line-strong bg-surface px-3 py-2">
          <legend className="px-1 font-semibold">
            {fields[name].label}: which one do you want to keep?
          </legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {SIDES.map(({ side, label }) => (
              <label key={side} className="flex min-h-8 items-center gap-2">
                <input
                  type="radio"
                  name={`${id}${name}`}
                  checked={kept === side}
                  onChange={() => decide(name, side)}
                />
                <span className="min-w-0 wrap-anywhere">
                  {label}: {shown(name, values[side])}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {taken.length > 0 ? (
        <div>
          <p>You did not change these fields, so the form now shows the new values:</p>
          <ul className="list-disc pl-5">
            {taken.map(({ name, mine, theirs }) => (
              <li key={name} className="wrap-anywhere">
                {fields[name].label}: {shown(name, theirs)}, before {shown(name, mine)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>Check the form and save again.</p>
    </section>
  );
}
