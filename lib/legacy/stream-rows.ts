/** Reads a call that answers with all rows at once, without ever holding all of them. */
import 'server-only';
import { config } from '@/lib/config';
import type { Call, PathValues } from '@/lib/contract/call';
import { isSignedOut } from './call-api';
import { kindOfFailure, kindOfStatus, LegacyError } from './error';
import { fetchUpstream } from './fetch-upstream';
import { InvalidJsonArray, JsonArrayParser } from './json-array-parser';
import type { RequestContext } from './request-context';

/** The backend collects all rows before it writes the first one, and so may think longer. */
const THINKING = 8;

/**
 * Rows as they came, unchecked, some at a time. The time limit is for silence and not for the whole: how long it
 * takes is up to the number of rows, and to how fast they are taken from here. Throws LegacyError.
 */
export async function* streamRows(
  context: RequestContext,
  call: Call,
  params: PathValues,
): AsyncGenerator<unknown[]> {
  const { LEGACY_TIMEOUT_MS } = config();
  const silence = new Silence();
  const given = [context.deadline, context.abandoned].filter((signal) => signal !== undefined);
  const input = { params: call.params.parse(params), query: {}, body: undefined };
  const response = await silence.limit(LEGACY_TIMEOUT_MS * THINKING, () =>
    fetchUpstream(context, call, input, AbortSignal.any([silence.signal, ...given])),
  );
  const fail = (kind: LegacyError['kind']) =>
    new LegacyError(kind, call.name, context.requestId, response.status);

  const kind = isSignedOut(response) ? 'signed-out' : kindOfStatus(response.status);
  const reader = response.body?.getReader();
  if (kind || !reader) {
    await reader?.cancel();
    throw fail(kind ?? 'signed-out');
  }
  const items = new JsonArrayParser();
  let anything = false;
  try {
    for (;;) {
      const { done, value } = await silence
        .limit(LEGACY_TIMEOUT_MS, () => reader.read())
        .catch((error: unknown) => {
          throw fail(kindOfFailure(error));
        });
      if (done) break;
      anything ||= value.length > 0;
      const rows = items.add(value);
      if (rows.length > 0) yield rows;
    }
    // An empty 200 where data is due is one more way of saying "signed out" (§1.3).
    if (!anything) throw fail('signed-out');
    yield items.end();
  } catch (error) {
    if (error instanceof InvalidJsonArray) throw fail('contract');
    throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Aborts what takes too long; the time in which nobody waits does not count. */
class Silence {
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;

  async limit<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
    const timer = setTimeout(
      () => this.#controller.abort(new DOMException('Nothing came.', 'TimeoutError')),
      milliseconds,
    );
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }
}
