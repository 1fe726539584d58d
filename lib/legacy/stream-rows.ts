import 'server-only';
import { config } from '@/lib/config';
import type { Call, PathValues } from '@/lib/contract/call';
import { isSignedOut } from './call-api';
import { kindOfFailure, kindOfStatus, LegacyError } from './error';
import { fetchUpstream } from './fetch-upstream';
import { InvalidJsonArray, JsonArrayParser } from './json-array-parser';
import type { RequestContext } from './request-context';

/** Factor of the time limit until the first byte: the backend collects all rows before it writes the first. */
const FIRST_BYTE_FACTOR = 8;

/**
 * Streams the rows of an unpaged call: yields unparsed rows, some at a time. The time limit applies to each pause of the
 * backend, not to the whole response. Throws LegacyError.
 */
export async function* streamRows(
  context: RequestContext,
  call: Call,
  params: PathValues,
): AsyncGenerator<unknown[]> {
  const { LEGACY_TIMEOUT_MS } = config();
  const silence = new SilenceLimit();
  const given = [context.deadline, context.abandoned].filter((signal) => signal !== undefined);
  const input = { params: call.params.parse(params), query: {}, body: undefined };
  const response = await silence.limit(LEGACY_TIMEOUT_MS * FIRST_BYTE_FACTOR, () =>
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
    // An empty 200 in place of data means signed out as well (§1.3).
    if (!anything) throw fail('signed-out');
    yield items.end();
  } catch (error) {
    if (error instanceof InvalidJsonArray) throw fail('contract');
    throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Aborts work that exceeds its limit. The time between two calls of `limit` does not count. */
class SilenceLimit {
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;

  async limit<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
    const timer = setTimeout(
      () => this.#controller.abort(new DOMException('No data.', 'TimeoutError')),
      milliseconds,
    );
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }
}
