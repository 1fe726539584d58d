/** Endpoints that save forms: the values are checked once, and an edit overwrites nothing that somebody else saved since. */
import 'server-only';
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { id, noParams } from '@/lib/contract/values';
import { type AnyForm, type Form, findConflicts, type Values } from '@/lib/forms/form';
import type { CheckedInput } from '@/lib/legacy/fetch-upstream';
import type { RequestContext } from '@/lib/legacy/request-context';
import { bffRoute } from './bff-route';
import { FAILURES } from './failures';
import { forward } from './forward';
import { HttpProblem } from './problem';
import { inRecordOrder } from './record-order';

/** The values of a form, tidied: every field, and no other. */
function valuesOf<V extends Values>(form: AnyForm<V>) {
  return z.record(z.string(), z.unknown()).transform((found, { addIssue }): V => {
    const refuse = (name: string, message: string) =>
      addIssue({ code: 'custom', path: [name], message });
    for (const name of Object.keys(found)) if (!(name in form.fields)) refuse(name, 'is unknown');
    const values = form.parse(found);
    if (values) {
      const tidy = form.tidy(values);
      for (const [name, message] of Object.entries(form.check(tidy))) refuse(name, String(message));
      return tidy;
    }
    for (const name of form.names) {
      const { label, holds } = form.fields[name];
      if (!holds(found[name])) refuse(name, `${label} is missing, or of another kind.`);
    }
    return z.NEVER;
  });
}

interface Save {
  call: Call;
  input: CheckedInput;
}

/** A record's id in the address, whatever its folder is called. */
const idInPath = z
  .record(z.string(), z.unknown())
  .transform((params) => Object.values(params)[0])
  .pipe(id);

interface Creation<V extends Values> {
  form: AnyForm<V>;
  /** Of the record below which something is created, where the address names one. */
  below?: boolean;
  /** May throw HttpProblem and LegacyError. */
  save: (context: RequestContext, values: V, parentId: number) => Promise<Save> | Save;
  /** After a save, whatever came of it. */
  after?: () => void;
}

/** Creates a record out of its form. */
export function creationRoute<V extends Values>({ form, below, save, after }: Creation<V>) {
  return bffRoute({
    access: 'employee',
    params: below ? idInPath : noParams.transform(() => 0),
    body: z.object({ values: valuesOf(form) }),
    async handle({ context, params: parentId, body, path, request }) {
      const { call, input } = await save(context, body.values, parentId);
      const response = await forward(context, call, input, path, request.signal);
      after?.();
      return response;
    },
  });
}

interface Edit<Source, Stored extends Source, V extends Values> {
  form: Form<Source, V>;
  /** Of the record, for the order of saves. */
  noun: string;
  read: (context: RequestContext, recordId: number) => Promise<Stored>;
  save: (
    context: RequestContext,
    values: V,
    stored: Stored,
    recordId: number,
  ) => Promise<Save> | Save;
  after?: () => void;
}

/** Saves a form over the record that it was opened with, and over no other. */
export function editRoute<Source, Stored extends Source, V extends Values>(
  edit: Edit<Source, Stored, V>,
) {
  const { form, noun, read, save, after } = edit;
  return bffRoute({
    access: 'employee',
    params: idInPath,
    // `base`: the values that these were typed over.
    body: z.object({ base: z.unknown(), values: valuesOf(form) }),
    handle: ({ context, params: recordId, body: { base, values }, path, request }) =>
      inRecordOrder(`${noun} ${recordId}`, async () => {
        const stored = await read(context, recordId);
        refuseOverwrite(form, base, values, form.read(stored));
        const { call, input } = await save(context, values, stored, recordId);
        const response = await forward(context, call, input, path, request.signal);
        after?.();
        return response;
      }),
  });
}

function refuseOverwrite<V extends Values>(
  form: AnyForm<V>,
  base: unknown,
  values: V,
  current: V,
): void {
  const typedOver = form.parse(base);
  if (typedOver === null) {
    const errors = [{ path: 'base', message: 'must hold every field as it was read' }];
    throw new HttpProblem({ ...FAILURES.invalid, errors });
  }
  if (findConflicts(form, typedOver, values, current).length > 0) {
    throw new HttpProblem({ ...FAILURES.conflict, current });
  }
}
