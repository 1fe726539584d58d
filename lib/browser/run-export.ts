/** Fetches an export, follows its news, and saves the file when it is complete. Nothing incomplete is ever saved. */
import { type ExportEvent, FRAMES_TYPE, FrameReader } from '@/lib/export/frames';
import { save } from './download';
import { readFailure, withRequest } from './failed-response';

export type Ended =
  | {
      kind: 'saved';
      file: string;
      rows: number;
      unreadable: string[];
      leftOut: number;
      sortFailed: boolean;
      truncations: number;
    }
  | { kind: 'failed'; message: string; signedOut: boolean }
  | { kind: 'cancelled' };

export interface Progress {
  rows: number;
  /** Null: not known. */
  total: number | null;
}

export async function runExport(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Ended> {
  try {
    const response = await fetch(address, {
      headers: { accept: FRAMES_TYPE },
      redirect: 'manual',
      signal,
    });
    const type = response.headers.get('content-type');
    if (!response.ok || type !== FRAMES_TYPE || !response.body) return await refused(response);
    const { parts, last } = await received(response.body, onProgress);
    if (last?.kind === 'failed') {
      if (last.status === 401) return SIGNED_OUT;
      return failed(withRequest(last.message, response.headers.get('x-request-id')));
    }
    if (last?.kind !== 'done')
      return failed('The connection broke off before the file was complete.');
    const file = save(new Blob(parts), response);
    return { ...last, kind: 'saved', file };
  } catch {
    if (signal.aborted) return { kind: 'cancelled' };
    return failed('The connection failed.');
  }
}

async function received(body: ReadableStream<Uint8Array>, onProgress: (at: Progress) => void) {
  const frames = new FrameReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let last: ExportEvent | undefined;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { parts, last };
    for (const frame of frames.add(value)) {
      if ('bytes' in frame) parts.push(frame.bytes);
      else last = frame.event;
    }
    if (last?.kind === 'progress') onProgress({ rows: last.rows, total: last.total });
  }
}

/** A redirect, which a browser does not let anybody look at, leads to the sign-in. */
async function refused(response: Response): Promise<Ended> {
  const { status, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return SIGNED_OUT;
  const { message, signedOut } = await readFailure(response);
  return signedOut ? SIGNED_OUT : failed(message);
}

const failed = (message: string): Ended => ({ kind: 'failed', message, signedOut: false });

const SIGNED_OUT: Ended = { kind: 'failed', message: 'You are signed out.', signedOut: true };
