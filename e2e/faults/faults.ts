/** The faults of the matrix, which are the columns of the tables in docs/reliability.md, and their allowed results. */
import type { FaultKind } from '@/e2e/support/broken-response';

/** How a declared write reports its success: `lib/contract/call.ts`. */
export type Success = 'created' | 'done' | 'silent';

/** Response of a page whose main call meets the fault; null: not a fault of a read. */
type OfPage = 'shown' | 'signed-out' | 'maybe-signed-out' | 'failed' | null;

/**
 * `stored`: the backend stores the write before its response breaks. `lost`: nothing is stored.
 * `headers`: stored, and the declared success arrives before the rest breaks, so that the page may report it.
 */
type OfWrite = 'stored' | 'lost' | 'headers' | 'shown' | 'signed-out';

/** `declaredFor`: the calls for which this is the declared success. */
const MATRIX: [kind: FaultKind, text: string, OfPage, OfWrite, declaredFor?: Success][] = [
  ['delay', 'the response comes after 2 s', 'shown', 'shown'],
  ['silence', 'no response at all', 'failed', 'stored'],
  ['drip', 'a body that drips without end', 'failed', 'headers'],
  ['hang-up', 'reset before the headers', 'failed', 'stored'],
  ['reset-in-headers', 'reset within the headers', 'failed', 'stored'],
  ['reset-in-body', 'reset within the body', 'failed', 'headers'],
  ['short-body', 'fewer bytes than `Content-Length`, then closed', 'failed', 'headers'],
  ['long-length', '`Content-Length` larger than the body, then reset', 'failed', 'headers'],
  ['server-error', '500 with JSON', 'failed', 'lost'],
  ['html-error', '500 with HTML', 'failed', 'lost'],
  ['signed-out', 'redirect to the sign-in', 'signed-out', 'signed-out'],
  ['sign-in-page', '200 with the sign-in page', 'maybe-signed-out', 'lost'],
  ['malformed', 'malformed JSON', 'failed', 'lost'],
  ['wrong-shape', 'JSON of another shape', 'failed', 'lost'],
  ['oversized', 'JSON without end', 'failed', 'headers'],
  ['two-documents', 'two JSON documents', 'failed', 'headers'],
  ['no-content', '204 without a body', 'maybe-signed-out', 'lost', 'done'],
  ['no-body', '200 without a body', 'maybe-signed-out', 'lost', 'silent'],
  ['null', '200 with `null`', 'failed', 'lost'],
  ['empty-object', '200 with `{}`', 'failed', 'lost'],
  ['no-location', '201 without `Location`', null, 'lost'],
  ['no-id', '201 with a `Location` without an id', null, 'lost'],
];

/** `npm run test:faults` runs all faults, `npm test` those that have found the most errors. */
export const ALL_FAULTS = process.env.FAULTS === 'all';
const IN_SHORT_OF_PAGES: FaultKind[] = ['silence', 'reset-in-body', 'html-error', 'signed-out'];
const IN_SHORT_OF_WRITES: FaultKind[] = ['reset-in-body', 'no-content', 'null'];

export const PAGE_FAULTS = MATRIX.flatMap(([kind, text, page]) =>
  page && (ALL_FAULTS || IN_SHORT_OF_PAGES.includes(kind)) ? [{ kind, text, page }] : [],
);
export const WRITE_FAULTS = MATRIX.flatMap(([kind, text, , write, declaredFor]) =>
  ALL_FAULTS || IN_SHORT_OF_WRITES.includes(kind) ? [{ kind, text, write, declaredFor }] : [],
);
export const LEGEND = MATRIX.map(([kind, text]) => ({ kind, text }));

export type PageFault = (typeof PAGE_FAULTS)[number];
export type WriteFault = (typeof WRITE_FAULTS)[number];
