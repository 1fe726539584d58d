/** Downloads an export with its progress. Only a complete file is saved. */
import { type ExportEvent, FRAMES_TYPE, FrameReader } from '@/lib/export/frames';
import { save } from './download';
import { readFailure, withRequest } from './failed-response';

export type ExportResult =
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
  /** Null if unknown. */
  total: number | null;
}

export async function runExport(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ExportResult> {
  try {
    const response = await fetch(address, {
      headers: { accept: FRAMES_TYPE },
      redirect: 'manual',
      signal,
    });
    const type = response.headers.get('content-type');
    if (!response.ok || type !== FRAMES_TYPE || !response.body) return await rejected(response);
    const { parts, last } = await receive(response.body, onProgress);
    if (last?.kind === 'failed') {
      if (last.status === 401) return SIGNED_OUT;
      return failed(withRequest(last.message, response.headers.get('x-request-id')));
    }
    if (last?.kind !== 'done') {
      return failed('The connection was lost before the file was complete. Try again.');
    }
    return { ...last, kind: 'saved', file: save(new Blob(parts), response) };
  } catch {
    if (signal.aborted) return { kind: 'cancelled' };
    return failed('The connection failed.');
  }
}

async function receive(body: ReadableStream<Uint8Array>, onProgress: (at: Progress) => void) {
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

/** A redirect, whose target browsers hide, leads to the sign-in. */
async function rejected(response: Response): Promise<ExportResult> {
  const { status, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return SIGNED_OUT;
  const { message, signedOut } = await readFailure(response);
  return signedOut ? SIGNED_OUT : failed(message);
}

const failed = (message: string): ExportResult => ({ kind: 'failed', message, signedOut: false });

const SIGNED_OUT: ExportResult = {
  kind: 'failed',
  message: 'You are signed out.',
  signedOut: true,
};
