/** Fetches an export, follows its news, and saves the file when it is complete. Nothing incomplete is ever saved. */
import { z } from 'zod';
import { FRAMES_TYPE, FrameReader, type News } from '@/lib/export/frames';

export type Ended =
  | {
      kind: 'saved';
      file: string;
      rows: number;
      unreadable: string[];
      leftOut: number;
      cuts: number;
    }
  | { kind: 'failed'; message: string; signedOut: boolean }
  | { kind: 'cancelled' };

interface Progress {
  rows: number;
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
    if (last?.kind === 'failed') return failureOf(last.status, last.message, requestIdOf(response));
    if (last?.kind !== 'done')
      return failed('The connection broke off before the file was complete.');
    const file = fileNameIn(response.headers.get('content-disposition'));
    save(new Blob(parts), file);
    return { ...last, kind: 'saved', file };
  } catch {
    if (signal.aborted) return { kind: 'cancelled' };
    return failed('The connection failed.');
  }
}

async function received(body: ReadableStream<Uint8Array>, onProgress: (at: Progress) => void) {
  const frames = new FrameReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let last: News | undefined;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { parts, last };
    for (const frame of frames.add(value)) {
      if ('bytes' in frame) parts.push(frame.bytes);
      else last = frame.news;
    }
    if (last?.kind === 'progress') onProgress({ rows: last.rows, total: last.total });
  }
}

const problem = z.object({ title: z.string(), requestId: z.string() });

async function refused(response: Response): Promise<Ended> {
  const { status, type } = response;
  // A redirect, which a browser does not let anybody look at, leads to the sign-in.
  const leadsToSignIn = type === 'opaqueredirect' || (status >= 300 && status < 400);
  if (leadsToSignIn) return failureOf(401, SIGNED_OUT);
  const read = problem.safeParse(await response.json().catch(() => null));
  if (!read.success) return failed('Something went wrong.');
  return failureOf(status, read.data.title, read.data.requestId);
}

const SIGNED_OUT = 'You are signed out. Sign in and try again.';

function failureOf(status: number, sentence: string, requestId?: string | null): Ended {
  if (status === 401) return { ...failed(sentence), signedOut: true };
  return failed(requestId ? `${sentence} (Request ${requestId})` : sentence);
}

const requestIdOf = ({ headers }: Response) => headers.get('x-request-id');

const failed = (message: string) => ({ kind: 'failed', message, signedOut: false }) as const;

function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'export';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
