/** The backend that exports are made of in the tests, on a real port. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactRow, pageOf } from '@/tests/support/legacy-rows';
import { type OpenedSheet, openWorkbook } from '@/tests/support/opened-workbook';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { setSettings } from '@/tests/support/settings';
import { ask } from './asking';

/** To be called at the top of a test file. */
export function exportBackend() {
  let real: RealBackend;

  beforeAll(async () => {
    real = await startRealBackend();
    setSettings({ LEGACY_API_URL: real.address });
    // The first export waits for its process to start, which leaves no time to answer a failure as one.
    real.answer = (_request, response) => answerJson(response, pageOf([]));
    await sheetsOf(await ask('/export/contacts?rows=view'));
  });

  afterAll(() => real.stop());

  return {
    get answer() {
      return real.answer;
    },
    set answer(answer: RealBackend['answer']) {
      real.answer = answer;
    },
    /** Answers by the beginning of the path; every other call is the backend's own mistake. */
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
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export const contact = (contactId: number) =>
  contactRow({ contactId, firstName: `Cee ${contactId}` });
export const contacts = (count: number) =>
  Array.from({ length: count }, (_, at) => contact(at + 1));

export const COUNT = '/api/contacts-filtered-sorted/1000000/1/null/null/null/null';
export const ALL = '/api/all-contacts-export';
export const counted = (total: number) => pageOf([], { totalPages: total, totalElements: total });

export async function sheetsOf(response: Response) {
  const [rows, about] = openWorkbook(Buffer.from(await response.arrayBuffer()));
  return { rows: valuesOf(rows), about: Object.fromEntries(valuesOf(about)) };
}

export const valuesOf = (sheet: OpenedSheet | undefined) =>
  (sheet?.rows ?? []).map((row) => Array.from(row, (cell) => cell?.value ?? null));
