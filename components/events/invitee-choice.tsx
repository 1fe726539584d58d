'use client';
/** Check boxes for everybody who may be invited. Who is chosen stays so while a filter hides them. */
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FIELD_BOX } from '@/components/ui/field';
import { fold } from '@/lib/format/fold';
import type { Invitee } from './active-presenters';

interface InviteeChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  invitees: Invitee[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** While an invite is being sent. */
  readOnly: boolean;
}

/** As many are found without a filter. */
const FEW = 12;

export function InviteeChoice({ ref, invitees, chosen, onChange, readOnly }: InviteeChoiceProps) {
  const [words, setWords] = useState('');
  const id = useId();
  const searched = fold(words).split(/\s+/).filter(Boolean);
  const shown = invitees.filter(({ label }) => {
    const folded = fold(label);
    return searched.every((word) => folded.includes(word));
  });

  const choose = (presenterId: number, checked: boolean) => {
    const others = chosen.filter((one) => one !== presenterId);
    if (!readOnly) onChange(checked ? [...others, presenterId] : others);
  };
  const chooseShown = () => {
    if (readOnly) return;
    onChange([...new Set([...chosen, ...shown.map(({ presenterId }) => presenterId)])]);
  };

  return (
    <fieldset ref={ref} className="min-w-0 space-y-2">
      <legend className="pb-1 font-semibold text-sm">Presenters</legend>
      {invitees.length > FEW ? (
        <div className="max-w-sm">
          <label htmlFor={id} className="block pb-1 text-sm">
            Find a presenter
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            dir="auto"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={notByEnter}
            className={FIELD_BOX}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="text-muted text-sm">
          {chosen.length} selected
          {shown.length < invitees.length ? `, ${shown.length} of ${invitees.length} shown` : null}
        </p>
        <Button onClick={chooseShown} aria-disabled={readOnly || shown.length === 0}>
          {shown.length < invitees.length ? 'Select all shown' : 'Select all'}
        </Button>
        <Button onClick={() => readOnly || onChange([])} aria-disabled={readOnly}>
          Select none
        </Button>
      </div>
      <ul className="grid max-h-72 grid-cols-1 gap-x-6 overflow-y-auto rounded border border-line px-3 py-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ presenterId, label }) => (
          <li key={presenterId} className="min-w-0">
            <label className="flex min-h-7 items-start gap-2 py-0.5 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(presenterId)}
                onChange={(event) => choose(presenterId, event.target.checked)}
                onKeyDown={notByEnter}
                className="mt-0.5"
              />
              <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
            </label>
          </li>
        ))}
        {shown.length === 0 ? <li className="py-1 text-muted text-sm">Nobody matches.</li> : null}
      </ul>
    </fieldset>
  );
}

/** In a form, Enter in any box would press the button that sends: mails go out by that button alone. */
function notByEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
