/**
 * What service provider and identity provider say to each other by way of the browser: JSON signed with a key of this
 * process, in place of SAML's XML. A message belongs to one session and holds for a short time.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const KEY = randomBytes(32);
const HOLDS_MS = 30 * 60 * 1000;
const ASSERTION_HOLDS_MS = 5 * 60 * 1000;

const message = z.object({
  kind: z.enum(['request', 'assertion']),
  /** Hash of the session that asks. */
  session: z.string(),
  presenterId: z.number().optional(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/** Asks who is signed in, for one session. */
export function authenticationRequest(session: string): string {
  return sign({ kind: 'request', session, expires: Date.now() + HOLDS_MS });
}

/** The session that asks; null when the request is not ours or too old. */
export function sessionOfRequest(text: unknown): string | null {
  return read(text, 'request')?.session ?? null;
}

/** Answers a request. */
export function assertion(session: string, presenterId: number): string {
  const expires = Date.now() + ASSERTION_HOLDS_MS;
  return sign({ kind: 'assertion', session, presenterId, expires });
}

/** Who is signed in; null when the assertion is not ours, too old, or made for another session. */
export function presenterOf(text: unknown, session: string): number | null {
  const asserted = read(text, 'assertion');
  return asserted?.session === session ? (asserted.presenterId ?? null) : null;
}

function sign(content: z.output<typeof message>): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${signatureOf(text)}`;
}

function read(text: unknown, kind: 'request' | 'assertion') {
  const [content = '', signature = ''] = typeof text === 'string' ? text.split('.') : [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(content))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const found = message.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return found.kind === kind && found.expires > Date.now() ? found : null;
}

function signatureOf(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64url');
}
