'use client';
/** Shows what somebody else saved while this form was open, and lets the person choose field by field. */
import { useEffect, useId, useRef } from 'react';
import { formatPhone } from '@/lib/format/phone';
import { readChoice } from '@/lib/forms/choice';
import type { FieldFacts } from '@/lib/forms/values';
import type { Meeting, Side } from './meeting';

interface ConflictReviewProps<Name extends string> {
  fields: Record<Name, FieldFacts>;
  meetings: Meeting<Name>[];
  onDecide: (name: Name, kept: Side) => void;
}

const SIDES: { side: Side; label: string }[] = [
  { side: 'mine', label: 'Yours' },
  { side: 'theirs', label: 'Theirs' },
];

export function ConflictReview<Name extends string>(props: ConflictReviewProps<Name>) {
  const { fields, meetings, onDecide } = props;
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const names = meetings.map(({ name }) => name).join(' ');

  useEffect(() => {
    if (names !== '') box.current?.focus();
  }, [names]);

  if (meetings.length === 0) return null;
  const touched = meetings.filter((meeting) => meeting.touched);
  const taken = meetings.filter((meeting) => !meeting.touched);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className="space-y-3 rounded border border-warning bg-warning-soft px-3 py-3 text-sm"
    >
      <h3 id={id} className="font-semibold text-warning">
        Not saved yet: somebody else changed this meanwhile.
      </h3>
      {touched.map(({ name, kept, ...texts }) => (
        <fieldset key={name} className="rounded border border-line-strong bg-surface px-3 py-2">
          <legend className="px-1 font-semibold">{fields[name].label}: which one is kept?</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {SIDES.map(({ side, label }) => (
              <label key={side} className="flex min-h-8 items-center gap-2">
                <input
                  type="radio"
                  name={`${id}${name}`}
                  checked={kept === side}
                  onChange={() => onDecide(name, side)}
                />
                <span className="min-w-0 wrap-anywhere">
                  {label}: <Shown field={fields[name]} text={texts[side]} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {taken.length > 0 ? (
        <div>
          <p>You had not touched these, so the new texts are in the form now:</p>
          <ul className="list-disc pl-5">
            {taken.map(({ name, mine, theirs }) => (
              <li key={name} className="wrap-anywhere">
                {fields[name].label}: <Shown field={fields[name]} text={theirs} />, before{' '}
                <Shown field={fields[name]} text={mine} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>Look through it and save again.</p>
    </section>
  );
}

function Shown({ field: { kind, shown }, text }: { field: FieldFacts; text: string }) {
  if (text === '') return <em>nothing</em>;
  if (kind === 'flag') return text === '1' ? 'Yes' : 'No';
  return <bdi className="font-semibold">{shown?.(text) ?? readable(kind, text)}</bdi>;
}

function readable(kind: FieldFacts['kind'], text: string): string {
  if (kind === 'phone') return formatPhone(text);
  return kind === 'choice' ? (readChoice(text)?.text ?? text) : text;
}
