/** BFF routes that save forms: parse and check the values, and reject an edit that would overwrite another user's. */
import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { id, noParams } from '@/lib/contract/values';
import { type AnyForm, type Form, findConflicts, type Values } from '@/lib/forms/form';
import { FAILURES } from '@/lib/legacy/error';
import type { CheckedInput } from '@/lib/legacy/fetch-upstream';
import type { RequestContext } from '@/lib/legacy/request-context';
import { bffRoute, invalidValues } from './bff-route';
import { HttpProblem } from './problem';

/** Schema of a form's values: every field and no other, trimmed and checked. */
function valuesOf<V extends Values>(form: AnyForm<V>) {
  return z.record(z.string(), z.unknown()).transform((input, { addIssue }): V => {
    const addError = (name: string, message: string) =>
      addIssue({ code: 'custom', path: [name], message });
    for (const name of Object.keys(input)) if (!(name in form.fields)) addError(name, 'is unknown');
    const values = form.parse(input);
    if (values) {
      const tidy = form.tidy(values);
      for (const [name, message] of Object.entries(form.check(tidy)))
        addError(name, String(message));
      return tidy;
    }
    for (const name of form.names) {
      const { label, holds } = form.fields[name];
      if (!holds(input[name])) addError(name, `${label} is missing or has the wrong type.`);
    }
    return z.NEVER;
  });
}

interface SaveInput extends Pick<CheckedInput, 'params'> {
  query?: CheckedInput['query'];
  body: Record<string, unknown>;
}

/** Throws HttpProblem for values that the form accepts and the backend rejects. */
export function checkedInput(
  { body: schema }: Call,
  { params, query = {}, body }: SaveInput,
): CheckedInput {
  const written = schema?.safeParse(body);
  if (written?.success) return { params, query, body: written.data };
  const errors = written?.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw invalidValues(Object.fromEntries(errors ?? []));
}

/** The id in the address, under any name of its folder. */
const idInPath = z
  .record(z.string(), z.unknown())
  .transform((params) => Object.values(params)[0])
  .pipe(id);

interface Creation<V extends Values> {
  form: AnyForm<V>;
  call: Call;
  /** The address contains the id of the record below which this one is created. */
  below?: boolean;
  /** May throw HttpProblem and LegacyError. */
  save: (context: RequestContext, values: V, parentId: number) => Promise<SaveInput> | SaveInput;
  /** Runs after every response, also to a failed save. */
  after?: () => void;
}

/** Returns a handler of POST that checks the values and creates a record. */
export function creationRoute<V extends Values>(creation: Creation<V>) {
  const { form, call, below, save, after } = creation;
  return bffRoute({
    params: below ? idInPath : noParams.transform(() => 0),
    body: z.object({ values: valuesOf(form) }),
    async handle({ context, params: parentId, body, send }) {
      const input = checkedInput(call, await save(context, body.values, parentId));
      const response = await send(call, input);
      after?.();
      return response;
    },
  });
}

interface Edit<Source, Stored extends Source, V extends Values> {
  form: Form<Source, V>;
  /** Kind of record, such as `organization`. */
  noun: string;
  call: Call;
  read: (context: RequestContext, recordId: number) => Promise<Stored>;
  save: (
    context: RequestContext,
    values: V,
    stored: Stored,
    recordId: number,
  ) => Promise<SaveInput> | SaveInput;
  after?: () => void;
}

/**
 * Returns a handler of PUT with an optimistic concurrency check: `base` has the values that the form was opened with.
 * Responds with 409 and the current values if another user has changed a field that this edit changes.
 */
export function editRoute<Source, Stored extends Source, V extends Values>(
  edit: Edit<Source, Stored, V>,
) {
  const { form, noun, call, read, save, after } = edit;
  return bffRoute({
    params: idInPath,
    body: z.object({ base: z.unknown(), values: valuesOf(form) }),
    handle: ({ context, params: recordId, body: { base, values }, send }) =>
      oneAtATime(`${noun} ${recordId}`, async () => {
        const stored = await read(context, recordId);
        rejectConflicts(form, base, values, form.read(stored));
        const input = checkedInput(call, await save(context, values, stored, recordId));
        const response = await send(call, input);
        after?.();
        return response;
      }),
  });
}

function rejectConflicts<V extends Values>(
  form: AnyForm<V>,
  base: unknown,
  values: V,
  current: V,
): void {
  const parsedBase = form.parse(base);
  if (parsedBase === null) {
    const errors = [{ path: 'base', message: 'must hold every field as it was read' }];
    throw new HttpProblem({ ...FAILURES.invalid, errors });
  }
  if (findConflicts(form, parsedBase, values, current).length > 0) {
    throw new HttpProblem({ ...FAILURES.conflict, current });
  }
}

const queues = new Map<string, { limit: LimitFunction; saves: number }>();

/**
 * Runs the saves of one record, such as `organization 21`, one after another (mutex), so that each is compared with the
 * result of the previous one. Not across processes, where the time between read and write remains (ADR 0020).
 */
export async function oneAtATime<Value>(
  record: string,
  save: () => Promise<Value>,
): Promise<Value> {
  const queue = queues.get(record) ?? { limit: pLimit(1), saves: 0 };
  queues.set(record, queue);
  queue.saves += 1;
  try {
    return await queue.limit(save);
  } finally {
    queue.saves -= 1;
    if (queue.saves === 0) queues.delete(record);
  }
}
