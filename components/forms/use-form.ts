'use client';
/**
 * A form while it is filled in: its values, what is wrong with them, whether they are being saved, and what
 * somebody else saved meanwhile. Whatever fails, nothing that was typed goes away.
 */
import { useId, useRef, useState } from 'react';
import type { FieldProps } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendToProxy, type Write } from '@/lib/browser/send';
import {
  type AnyForm,
  type FieldConflict,
  type FieldErrors,
  findConflicts,
  type NameOf,
  type Values,
} from '@/lib/forms/form';
import { currentValues, refusedFields } from '@/lib/forms/refusal';
import { useTyped } from './use-typed';

interface FormSetup<V extends Values> {
  form: AnyForm<V>;
  /** The record's values; for something new, those it begins with. */
  saved: V;
  /** Of `draftKey`. */
  draft: string;
  /** Where more than the form's own checks is to be said. The server asks the same once more. */
  check?: (values: V) => FieldErrors<V>;
  /** Of `useTyped`. */
  unsaved?: (sent: V) => V;
  /** There is something to save also where no field was changed. */
  saveUnchanged: boolean;
  /** The write that saves these values, which were typed over `base`. */
  write: (values: V, base: V) => Write;
}

export interface SavedForm<V extends Values> {
  values: V;
  createdId: string | null;
}

export type FormState<V extends Values> = ReturnType<typeof useForm<V>>;

export const NOTHING_CHANGED = 'Nothing has changed, so nothing was saved.';

const UNDECIDED = 'Somebody else changed this too. Choose which one to keep.';

export function useForm<V extends Values>(setup: FormSetup<V>) {
  const { form, saved, draft, check = form.check, unsaved, saveUnchanged, write } = setup;
  const formId = useId();
  const { typed, latest, put, settle, sending, notSaved, restored } = useTyped(
    form,
    saved,
    draft,
    unsaved,
  );
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const [conflicts, setConflicts] = useState<FieldConflict<V>[]>([]);
  const busy = useRef<boolean>(false);
  /** What the record was when the server last told. */
  const origin = useRef(saved);

  const decide = (name: NameOf<V>, kept: 'mine' | 'theirs', mine?: V[NameOf<V>]) => {
    const conflict = conflicts.find((one) => one.name === name);
    if (!conflict) return;
    const decided = { ...conflict, mine: mine ?? conflict.mine, kept, touched: true };
    const { base, values } = latest();
    put({
      base: { ...base, [name]: decided.theirs },
      values: { ...values, [name]: decided[kept] },
    });
    setConflicts((all) => all.map((one) => (one.name === name ? decided : one)));
    setErrors((all) => ({ ...all, [name]: undefined }));
  };

  const change = <Name extends NameOf<V>>(name: Name, value: V[Name]) => {
    if (busy.current) return;
    const { base, values } = latest();
    put({ base, values: { ...values, [name]: value } });
    setErrors((all) => ({ ...all, [name]: undefined }));
    // Whoever types on, with both texts in sight, keeps their own.
    decide(name, 'mine', value);
  };

  const somebodyElse = (theirs: V) => {
    const { base, values } = latest();
    const found = findConflicts(form, base, values, theirs);
    origin.current = theirs;
    let next = { base, values };
    for (const { name } of found.filter(({ touched }) => !touched)) {
      next = {
        base: { ...next.base, [name]: theirs[name] },
        values: { ...next.values, [name]: theirs[name] },
      };
    }
    put(next);
    setConflicts(found);
  };

  const send = async (): Promise<SavedForm<V> | null> => {
    const { base, values } = latest();
    const open = conflicts.filter(({ kept }) => kept === null).map(({ name }) => [name, UNDECIDED]);
    const wrong = { ...check(values), ...Object.fromEntries(open) };
    setErrors(wrong);
    setFailure(null);
    if (Object.values(wrong).some((message) => message !== undefined)) return null;
    if (!saveUnchanged && form.same(values, base)) {
      showMessage('info', NOTHING_CHANGED, 6);
      settle(values);
      setConflicts([]);
      return null;
    }
    sending();
    const sent = await sendToProxy(write(values, base));
    if (sent.ok) return { values, createdId: sent.createdId };
    if (!sent.uncertain) notSaved();
    const refused = refusedFields(form, sent.problem);
    const theirs = currentValues(form, sent.problem);
    setErrors(refused);
    if (theirs) somebodyElse(theirs);
    else if (Object.keys(refused).length === 0) setFailure(sent);
    return null;
  };

  /** Null when nothing was saved, which the page then says. A second press while saving does nothing. */
  const submit = async (): Promise<SavedForm<V> | null> => {
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
    setConflicts([]);
    return done;
  };

  const discard = () => {
    settle(origin.current);
    setErrors({});
    setFailure(null);
    setConflicts([]);
  };

  const field = <Name extends NameOf<V>>(name: Name): FieldProps<V[Name]> => ({
    id: `${formId}${name}`,
    name,
    label: form.fields[name].label,
    required: form.fields[name].required,
    value: typed.values[name],
    onChange: (value) => change(name, value),
    error: errors[name],
    readOnly: phase !== 'editing',
  });
  /** The fields that are not right. */
  const wrong = form.names.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ ...field(name), message }];
  });
  const { fields, names } = form;
  /** Typed and not saved. */
  const dirty = !form.same(typed.values, typed.base);

  return {
    ...{ fields, names, field, wrong, dirty, phase, change, attempt, failure, conflicts, decide },
    ...{ restored, discard, submit },
    values: typed.values,
  };
}
