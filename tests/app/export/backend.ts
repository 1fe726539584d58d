/** A backend on a real port, and exports as browsers request them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GET as handleExport } from '@/app/export/[list]/route';
import { type ExportEvent, FRAMES_TYPE, FrameReader } from '@/lib/export/frames';
import { contactRow, pageOf } from '@/tests/support/legacy-rows';
import { openWorkbook } from '@/tests/support/opened-workbook';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

type Options = Parameters<typeof requestOf>[1];

/** `path` follows `/export/`. */
export async function request(path: string, options: Options = {}): Promise<Response> {
  const cookies = await signedInCookies({ managerialAccess: true });
  return handleExport(requestOf(`/export/${path}`, { cookies, ...options }), {
    params: Promise.resolve({ list: /^[^?]*/.exec(path)?.[0] ?? '' }),
  });
}

export const WITH_EVENTS = { headers: { accept: FRAMES_TYPE } };

export async function framesOf(
  response: Response,
): Promise<{ file: Buffer; events: ExportEvent[] }> {
  const frames = new FrameReader().add(new Uint8Array(await response.arrayBuffer()));
  return {
    file: Buffer.concat(frames.flatMap((frame) => ('bytes' in frame ? [frame.bytes] : []))),
    events: frames.flatMap((frame) => ('event' in frame ? [frame.event] : [])),
  };
}

/** Values of the rows and of the sheet about them, and the events. */
export async function exported(path: string) {
  const response = await request(path, WITH_EVENTS);
  const { file, events } = await framesOf(response);
  const last = events.at(-1);
  const [rows = [], about = []] = last?.kind === 'done' ? sheetsIn(file) : [];
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name, rows, about: Object.fromEntries(about), events, last };
}

export const sheetsIn = (file: Buffer) =>
  openWorkbook(file).map(({ rows }) =>
    rows.map((row) => Array.from(row, (cell) => cell?.value ?? null)),
  );

/** Starts the backend of a test file. */
export function exportBackend() {
  let real: RealBackend;

  beforeAll(async () => {
    real = await startRealBackend();
    setSettings({ LEGACY_API_URL: real.address });
    // The first export waits for its process, too long for an error response.
    real.respond = (_request, response) => respondJson(response, pageOf([]));
    await exported('contacts?rows=view');
  });

  afterAll(() => real.stop());

  return {
    set respond(respond: RealBackend['respond']) {
      real.respond = respond;
    },
    /** Bodies by the beginning of the path; other paths fail. Returns the requested paths. */
    responds(bodies: Record<string, unknown>): string[] {
      const paths: string[] = [];
      real.respond = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
        paths.push(decodeURIComponent(url));
        const found = Object.keys(bodies).find((path) => url.startsWith(path));
        if (found === undefined) response.writeHead(500).end();
        else respondJson(response, bodies[found]);
      };
      return paths;
    },
  };
}

/** A text is the body as it is. */
export function respondJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
}

export const contact = (contactId: number) =>
  contactRow({ contactId, firstName: `Cee ${contactId}` });
export const contacts = (count: number) =>
  Array.from({ length: count }, (_, at) => contact(at + 1));

export const COUNT = '/api/contacts-filtered-sorted/1000000/1/null/null/null/null';
export const ALL = '/api/all-contacts-export';
export const counted = (total: number) => pageOf([], { totalPages: total, totalElements: total });
