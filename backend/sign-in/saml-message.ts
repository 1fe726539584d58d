/**
 * What service provider and identity provider say to each other by way of the browser: names of messages that this process
 * remembers, in place of SAML's signed XML. A message belongs to one session and holds for a short time.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const usual = { max: 10_000, perf: { now: () => Date.now() } };
/** The session that asks. */
const requests = new LRUCache<string, string>({ ...usual, ttl: 30 * MINUTE });
const assertions = new LRUCache<string, { session: string; presenterId: number }>({
  ...usual,
  ttl: 5 * MINUTE,
});

/** Asks who is signed in, for one session. */
export function authenticationRequest(session: string): string {
  const name = randomUUID();
  requests.set(name, session);
  return name;
}

/** The session that asks; null when the request is unknown or too old. */
export function sessionOfRequest(name: string): string | null {
  return requests.get(name) ?? null;
}

/** Answers a request. */
export function assertion(session: string, presenterId: number): string {
  const name = randomUUID();
  assertions.set(name, { session, presenterId });
  return name;
}

/** Who is signed in; null when the assertion is unknown, too old, or made for another session. */
export function presenterOf(name: string, session: string): number | null {
  const asserted = assertions.get(name);
  return asserted?.session === session ? asserted.presenterId : null;
}
