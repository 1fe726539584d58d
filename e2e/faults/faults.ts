/** The faults of the matrix: columns of the tables in docs/reliability.md, and what each one may lead to. */
import type { FaultKind } from '@/e2e/support/fault';

/** How a declared write reports its success: `lib/contract/call.ts`. */
export type Success = 'created' | 'done' | 'silent';

interface MatrixFault {
  kind: FaultKind;
  /** For the legend. */
  text: string;
  /** What a page may answer when its main call meets this; null: not a fault of a read. */
  page: 'shown' | 'signed-out' | 'maybe-signed-out' | 'failed' | null;
  /**
   * `stored`: the backend does what the write asks before its response breaks. `lost`: nothing is stored.
   * `headers`: stored, and the declared success arrives before the rest breaks, so that the page may say so.
   */
  write: 'stored' | 'lost' | 'headers' | 'shown' | 'signed-out';
  /** Calls for which this is the declared success. */
  declaredFor?: readonly Success[];
  /** Takes part in the short form, which is part of `npm test`. */
  short?: readonly ('page' | 'write')[];
}

const MATRIX: readonly MatrixFault[] = [
  { kind: 'delay', text: 'the response comes after 2 s', page: 'shown', write: 'shown' },
  { kind: 'silence', text: 'no response at all', page: 'failed', write: 'stored', short: ['page'] },
  { kind: 'drip', text: 'a body that drips without end', page: 'failed', write: 'headers' },
  { kind: 'hang-up', text: 'reset before the headers', page: 'failed', write: 'stored' },
  { kind: 'reset-in-headers', text: 'reset within the headers', page: 'failed', write: 'stored' },
  {
    kind: 'reset-in-body',
    text: 'reset within the body',
    page: 'failed',
    write: 'headers',
    short: ['page', 'write'],
  },
  {
    kind: 'short-body',
    text: 'fewer bytes than `Content-Length`, then closed',
    page: 'failed',
    write: 'headers',
  },
  {
    kind: 'long-length',
    text: '`Content-Length` larger than the body, then reset',
    page: 'failed',
    write: 'headers',
  },
  { kind: 'server-error', text: '500 with JSON', page: 'failed', write: 'lost' },
  { kind: 'html-error', text: '500 with HTML', page: 'failed', write: 'lost', short: ['page'] },
  {
    kind: 'signed-out',
    text: 'redirect to the sign-in',
    page: 'signed-out',
    write: 'signed-out',
    short: ['page'],
  },
  {
    kind: 'sign-in-page',
    text: '200 with the sign-in page',
    page: 'maybe-signed-out',
    write: 'lost',
  },
  { kind: 'malformed', text: 'malformed JSON', page: 'failed', write: 'lost' },
  { kind: 'wrong-shape', text: 'JSON of another shape', page: 'failed', write: 'lost' },
  { kind: 'oversized', text: 'JSON without end', page: 'failed', write: 'headers' },
  { kind: 'two-documents', text: 'two JSON documents', page: 'failed', write: 'headers' },
  {
    kind: 'no-content',
    text: '204 without a body',
    page: 'maybe-signed-out',
    write: 'lost',
    declaredFor: ['done'],
    short: ['write'],
  },
  {
    kind: 'no-body',
    text: '200 without a body',
    page: 'maybe-signed-out',
    write: 'lost',
    declaredFor: ['silent'],
  },
  { kind: 'null', text: '200 with `null`', page: 'failed', write: 'lost', short: ['write'] },
  { kind: 'empty-object', text: '200 with `{}`', page: 'failed', write: 'lost' },
  { kind: 'no-location', text: '201 without `Location`', page: null, write: 'lost' },
  { kind: 'no-id', text: '201 with a `Location` without an id', page: null, write: 'lost' },
];

/** All of them for `npm run test:faults`; in `npm test` those that have found most. */
export const ALL_FAULTS = process.env.FAULTS === 'all';
const chosen = (part: 'page' | 'write') =>
  MATRIX.filter(({ short = [] }) => ALL_FAULTS || short.includes(part));

export const PAGE_FAULTS = chosen('page').flatMap(({ page, ...fault }) =>
  page === null ? [] : [{ ...fault, page }],
);
export const WRITE_FAULTS = chosen('write');
export const LEGEND = MATRIX.map(({ kind, text }) => ({ kind, text }));

export type PageFault = (typeof PAGE_FAULTS)[number];
export type WriteFault = (typeof WRITE_FAULTS)[number];
