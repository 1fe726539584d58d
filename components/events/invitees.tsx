'use client';
/** The active presenters, who may be invited, and their check boxes. */
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FIELD_BOX } from '@/components/ui/field';
import { type Read, read } from '@/lib/browser/read';
import { pathTo } from '@/lib/contract/paths';
import { fold, fullName } from '@/lib/format/text';

export interface Invitee {
  presenterId: number;
  name: string;
  /** `first last (email)`. */
  label: string;
  hasEmail: boolean;
}

const text = z.string().nullable();
const invitee = z
  .object({ presenterId: z.number(), firstName: text, lastName: text, email: text })
  .transform(({ presenterId, firstName, lastName, email }): Invitee => {
    const name = fullName(firstName, lastName) || `Presenter ${presenterId}`;
    const address = email?.trim();
    const label = `${name} (${address || 'no email address'})`;
    return { presenterId, name, label, hasEmail: Boolean(address) };
  });
const invitees = z
  .object({ presenters: z.array(invitee) })
  .transform(({ presenters }) =>
    presenters.sort(
      (a, b) => a.label.localeCompare(b.label, 'en') || a.presenterId - b.presenterId,
    ),
  );

/** Sorted by label. */
export const readInvitees = (): Promise<Read<Invitee[]>> =>
  read(pathTo('presenterOptions'), invitees);

interface InviteeChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  invitees: Invitee[];
  /** Ids, also of those that the filter hides. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  readOnly: boolean;
  /** Names of those who present already, and who cannot be chosen. */
  present: readonly string[];
}

/** Up to this number there is no filter. */
const FEW = 12;

export function InviteeChoice(props: InviteeChoiceProps) {
  const { ref, invitees, chosen, onChange, readOnly, present } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const shown = invitees.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const filtered = shown.length < invitees.length;

  const choose = (next: number[]) => {
    if (!readOnly) onChange(next);
  };
  const chooseShown = () => {
    const open = shown.filter(({ name }) => !present.includes(name));
    choose([...new Set([...chosen, ...open.map(({ presenterId }) => presenterId)])]);
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
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={ignoreEnter}
            className={FIELD_BOX}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="text-muted text-sm">
          {chosen.length} selected
          {filtered ? `, ${shown.length} of ${invitees.length} shown` : null}
        </p>
        <Button onClick={chooseShown} aria-disabled={readOnly || shown.length === 0}>
          {filtered ? 'Select all shown' : 'Select all'}
        </Button>
        <Button onClick={() => choose([])} aria-disabled={readOnly}>
          Select none
        </Button>
      </div>
      <ul className="grid max-h-72 grid-cols-1 gap-x-6 overflow-y-auto rounded border border-line px-3 py-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ presenterId, name, label }) => (
          <li key={presenterId} className="min-w-0">
            <label className="flex min-h-7 items-start gap-2 py-0.5 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(presenterId)}
                // One who was chosen before can be taken off.
                disabled={present.includes(name) && !chosen.includes(presenterId)}
                aria-describedby={present.includes(name) ? `${id}${presenterId}` : undefined}
                onChange={({ target }) => {
                  const others = chosen.filter((one) => one !== presenterId);
                  choose(target.checked ? [...others, presenterId] : others);
                }}
                onKeyDown={ignoreEnter}
                className="mt-0.5"
              />
              <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
            </label>
            {present.includes(name) ? (
              <p id={`${id}${presenterId}`} className="pl-6.5 text-muted text-xs">
                Presents this event already
              </p>
            ) : null}
          </li>
        ))}
        {shown.length === 0 ? (
          <li className="py-1 text-muted text-sm">No presenters match.</li>
        ) : null}
      </ul>
    </fieldset>
  );
}

/** Enter in a field would submit the form: invites are sent by their button only. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
