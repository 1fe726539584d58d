'use client';
/** The state of a form: its values, errors, save and conflicts. No failure discards what was typed. */
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import type { FieldProps } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendToProxy } from '@/lib/browser/send';
import {
  type AnyForm,
  type FieldConflict,
  type FieldErrors,
  findConflicts,
  type NameOf,
  rejectedFields,
  type Values,
} from '@/lib/forms/form';
import { useDraft } from './draft';

interface FormSetup<V extends Values> {
  form: AnyForm<V>;
  /** The record's values, or the initial ones of a new record. */
  saved: V;
  /** Of `draftKey`. */
  draft: string;
  /** In place of the form's own checks. The server repeats the check. */
  check?: (values: V) => FieldErrors<V>;
  /** A message for a failed save beside the notice in the form, unless the session has ended. */
  failed?: string;
  /** Of `useDraft`. */
  unsaved?: (sent: V) => V;
  /** The route that creates the record (POST), or updates it over the values it was read with (PUT). */
  target: { method: 'POST' | 'PUT'; path: string };
}

export interface SavedForm<V extends Values> {
  values: V;
  createdId: string | null;
}

export type FormState<V extends Values> = ReturnType<typeof useForm<V>>;

export const NOTHING_CHANGED = 'Nothing has changed, so nothing was saved.';

const UNDECIDED = 'Another employee changed this too. Choose which one to keep.';

export function useForm<V extends Values>(setup: FormSetup<V>) {
  const { form, saved, draft, check = form.check, unsaved, failed, target } = setup;
  const formId = useId();
  const { typed, latest, put, settle, sending, notSaved, restored } = useDraft(
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
  /** The record's values in the last response of the server. */
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
    // Editing a field in conflict resolves the conflict.
    decide(name, 'mine', value);
  };

  /** Replaces these values, wherever a field still has the one in `from`. Returns the names of those fields. */
  const replace = (from: Partial<V>, to: Partial<V>): NameOf<V>[] => {
    if (busy.current) return [];
    const { base, values } = latest();
    const isIn = (some: Partial<V>, name: NameOf<V>) => name in some;
    const names = form.names.filter(
      (name) =>
        isIn(from, name) &&
        isIn(to, name) &&
        form.sameIn(name, values, { ...values, ...from }) &&
        !form.sameIn(name, { ...values, ...from }, { ...values, ...to }),
    );
    const replaced = Object.fromEntries(names.map((name) => [name, to[name]]));
    put({ base, values: { ...values, ...replaced } });
    setErrors((all) => ({ ...all, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
    return names;
  };

  /** Takes over the fields that only the other user changed, and shows the conflicts. */
  const reviewConflicts = (theirs: V) => {
    const { base, values } = latest();
    const found = findConflicts(form, base, values, theirs);
    origin.current = theirs;
    const taken = Object.fromEntries(
      found.filter(({ touched }) => !touched).map(({ name }) => [name, theirs[name]]),
    );
    put({ base: { ...base, ...taken }, values: { ...values, ...taken } });
    setConflicts(found);
  };

  /** The values, or null where one is invalid; then its error is shown. */
  const validate = (): V | null => {
    const { values } = latest();
    const open = conflicts.filter(({ kept }) => kept === null).map(({ name }) => [name, UNDECIDED]);
    const wrong = { ...check(values), ...Object.fromEntries(open) };
    setErrors(wrong);
    setFailure(null);
    return Object.values(wrong).some((message) => message !== undefined) ? null : values;
  };

  const send = async (): Promise<SavedForm<V> | null> => {
    const values = validate();
    if (values === null) return null;
    const { base } = latest();
    const isNew = target.method === 'POST';
    if (!isNew && form.same(values, base)) {
      showMessage('info', NOTHING_CHANGED, 6);
      settle(values);
      setConflicts([]);
      return null;
    }
    sending();
    const sent = await sendToProxy({ ...target, body: isNew ? { values } : { base, values } });
    if (sent.ok) return { values, createdId: sent.createdId };
    if (!sent.uncertain) notSaved();
    const rejected = rejectedFields(form, sent.problem);
    const theirs = form.parse(sent.problem?.current);
    setErrors(rejected);
    if (theirs) reviewConflicts(theirs);
    else if (Object.keys(rejected).length === 0) {
      setFailure(sent);
      if (failed && !sent.signedOut) showMessage('error', failed, 12);
    }
    return null;
  };

  /** Null if nothing was saved; the form then shows why. Does nothing while saving. */
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

  const { fields, names } = form;
  const field = <Name extends NameOf<V>>(name: Name): FieldProps<V[Name]> => ({
    id: `${formId}${name}`,
    name,
    label: fields[name].label,
    required: fields[name].required,
    value: typed.values[name],
    onChange: (value) => change(name, value),
    error: errors[name],
    readOnly: phase !== 'editing',
  });

  return {
    ...{ fields, names, field, phase, change, replace, attempt, failure, conflicts, decide },
    ...{ restored, discard, submit },
    /** As `submit`, but without saving. */
    validate: () => {
      const valid = validate();
      setAttempt((count) => count + 1);
      return valid;
    },
    values: typed.values,
    /** The invalid fields. */
    wrong: names.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [{ ...field(name), message }];
    }),
    dirty: !form.same(typed.values, typed.base),
  };
}

/** Navigates after a delay, unless the component is unmounted before. */
export function useRedirect(seconds: number) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (go: (to: typeof router) => void) => {
    timer.current = setTimeout(() => go(router), seconds * 1000);
  };
}
