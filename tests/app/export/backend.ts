/** The backend that exports are made of in the tests, on a real port, and exports as browsers ask for them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GET as handleExport } from '@/app/export/[list]/route';
import { type ExportEvent, FRAMES_TYPE, FrameReader } from '@/lib/export/frames';
import { contactRow, pageOf } from '@/tests/support/legacy-rows';
import { openWorkbook } from '@/tests/support/opened-workbook';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

interface Asked {
  method?: string;
  managerialAccess?: boolean;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export async function ask(path: string, asked: Asked = {}): Promise<Response> {
  const { method = 'GET', managerialAccess = false, headers = {} } = asked;
  const cookies = asked.cookies ?? (await signedInCookies({ managerialAccess }));
  const list = /^\/export\/([^?]*)/.exec(path)?.[1] ?? '';
  return handleExport(requestOf(path, { method, cookies, headers }), {
    params: Promise.resolve({ list }),
  });
}

export const NEWS = { headers: { accept: FRAMES_TYPE } };

/** File and news of an answer with both. */
export async function framesOf(response: Response): Promise<{ file: Buffer; news: ExportEvent[] }> {
  const frames = new FrameReader().add(new Uint8Array(await response.arrayBuffer()));
  return {
    file: Buffer.concat(frames.flatMap((frame) => ('bytes' in frame ? [frame.bytes] : []))),
    news: frames.flatMap((frame) => ('event' in frame ? [frame.event] : [])),
  };
}

/** Values of the rows and of the sheet that says what they are, and what the page hears last. */
export async function exported(path: string, asked: Asked = {}) {
  const response = await ask(path, { ...asked, ...NEWS });
  const { file, news } = await framesOf(response);
  const [rows = [], about = []] = news.at(-1)?.kind === 'done' ? sheetsIn(file) : [];
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name, rows, about: Object.fromEntries(about), news, last: news.at(-1) };
}

export const sheetsIn = (file: Buffer) =>
  openWorkbook(file).map(({ rows }) =>
    rows.map((row) => Array.from(row, (cell) => cell?.value ?? null)),
  );

/** To be called at the top of a test file. */
export function exportBackend() {
  let real: RealBackend;

  beforeAll(async () => {
    real = await startRealBackend();
    setSettings({ LEGACY_API_URL: real.address });
    // The first export waits for its process to start, which leaves no time to answer a failure as one.
    real.answer = (_request, response) => answerJson(response, pageOf([]));
    await exported('/export/contacts?rows=view');
  });

  afterAll(() => real.stop());

  return {
    get answer() {
      return real.answer;
    },
    set answer(answer: RealBackend['answer']) {
      real.answer = answer;
    },
    /** Answers by the beginning of the path; every other call is the backend's own mistake. A text is the body as it is. */
    answers(table: Record<string, unknown>): string[] {
      const asked: string[] = [];
      real.answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
        asked.push(decodeURIComponent(url));
        const found = Object.keys(table).find((path) => url.startsWith(path));
        if (found === undefined) response.writeHead(500).end();
        else answerJson(response, table[found]);
      };
      return asked;
    },
  };
}

export function answerJson(response: ServerResponse, value: unknown): void {
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
