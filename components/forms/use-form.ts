'use client';
/**
 * A form while it is filled in: its values, what is wrong with them, whether they are being saved, and what
 * somebody else saved meanwhile. Whatever fails, nothing that was typed goes away.
 */
import { useId, useRef, useState } from 'react';
import type { FieldState } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendToProxy, type Write } from '@/lib/browser/send';
import { currentValues, refusedFields } from '@/lib/forms/refusal';
import { type FieldErrors, namesOf, sameValues, type Values } from '@/lib/forms/values';
import { type Meeting, meetingsOf, type Side } from './meeting';
import { useTyped } from './use-typed';

interface FormSetup<Name extends string> {
  /** The record's values; for something new, those it begins with. */
  saved: Values<Name>;
  /** Of `draftKey`. */
  draft: string;
  /** May load its schema first. The server asks the same once more. */
  check: (values: Values<Name>) => Promise<FieldErrors<Name>>;
  /** There is something to save also where no field was changed. */
  saveUnchanged: boolean;
  /** The write that saves these values, which were typed over `base`. */
  write: (values: Values<Name>, base: Values<Name>) => Write;
}

export interface SavedForm<Name extends string> {
  values: Values<Name>;
  createdId: string | null;
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;

export const NOTHING_CHANGED = 'Nothing has changed, so nothing was saved.';

const UNDECIDED = 'Somebody else changed this too. Choose which one to keep.';

export function useForm<Name extends string>(setup: FormSetup<Name>) {
  const { saved, draft, check, saveUnchanged, write } = setup;
  const formId = useId();
  const { typed, latest, put, settle, sending, notSaved, restored } = useTyped(saved, draft);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const [meetings, setMeetings] = useState<Meeting<Name>[]>([]);
  const busy = useRef<boolean>(false);
  /** What the record was when the server last told. */
  const origin = useRef(saved);

  const decide = (name: Name, kept: Side, mine?: string) => {
    const meeting = meetings.find((one) => one.name === name);
    if (!meeting) return;
    const decided = { ...meeting, mine: mine ?? meeting.mine, kept, touched: true };
    const { base, values } = latest();
    put({
      base: { ...base, [name]: decided.theirs },
      values: { ...values, [name]: decided[kept] },
    });
    setMeetings((all) => all.map((one) => (one.name === name ? decided : one)));
    setErrors((all) => ({ ...all, [name]: undefined }));
  };

  const change = (name: Name, value: string) => {
    if (busy.current) return;
    const { base, values } = latest();
    put({ base, values: { ...values, [name]: value } });
    setErrors((all) => ({ ...all, [name]: undefined }));
    // Whoever types on, with both texts in sight, keeps their own.
    decide(name, 'mine', value);
  };

  const somebodyElse = (theirs: Values<Name>) => {
    const { base, values } = latest();
    const found = meetingsOf(base, values, theirs);
    origin.current = theirs;
    let next = { base, values };
    for (const { name } of found.filter(({ touched }) => !touched)) {
      next = {
        base: { ...next.base, [name]: theirs[name] },
        values: { ...next.values, [name]: theirs[name] },
      };
    }
    put(next);
    setMeetings(found);
  };

  const send = async (): Promise<SavedForm<Name> | null> => {
    const { base, values } = latest();
    const open = meetings.filter(({ kept }) => kept === null).map(({ name }) => [name, UNDECIDED]);
    // A schema that cannot be loaded is no reason not to save: the server has it too.
    const wrong = { ...(await check(values).catch(() => ({}))), ...Object.fromEntries(open) };
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return null;
    if (!saveUnchanged && sameValues(values, base)) {
      showMessage('info', NOTHING_CHANGED, 6);
      settle(values);
      setMeetings([]);
      return null;
    }
    sending();
    const sent = await sendToProxy(write(values, base));
    if (sent.ok) return { values, createdId: sent.createdId };
    if (!sent.uncertain) notSaved();
    const refused = refusedFields(values, sent.problem);
    const theirs = currentValues(values, sent.problem);
    setErrors(refused);
    if (theirs) somebodyElse(theirs);
    else if (Object.keys(refused).length === 0) setFailure(sent);
    return null;
  };

  /** Null when nothing was saved, which the page then says. A second press while saving does nothing. */
  const submit = async (): Promise<SavedForm<Name> | null> => {
    if (busy.current) return null;
    busy.current = true;
    setPhase('saving');
    const done = await send();
    busy.current = done !== null;
    setPhase(done ? 'saved' : 'editing');
    setAttempt((count) => count + 1);
    if (!done) return null;
    origin.current = done.values;
    settle(done.values);
    setMeetings([]);
    return done;
  };

  const discard = () => {
    settle(origin.current);
    setErrors({});
    setFailure(null);
    setMeetings([]);
  };

  const idOf = (name: Name) => `${formId}${name}`;
  const field = (name: Name): FieldState => ({
    id: idOf(name),
    name,
    value: typed.values[name],
    onChange: (value) => change(name, value),
    error: errors[name],
    readOnly: phase !== 'editing',
  });
  const wrong = namesOf(typed.values).flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ id: idOf(name), name, message }];
  });

  return {
    values: typed.values,
    /** Typed and not saved. */
    dirty: !sameValues(typed.values, typed.base),
    phase,
    change,
    field,
    /** The fields that are not right. */
    wrong,
    attempt,
    failure,
    meetings,
    decide,
    restored,
    discard,
    submit,
  };
}
