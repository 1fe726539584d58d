/**
 * What service provider and identity provider say to each other by way of the browser: names of messages that this process
 * remembers, in place of SAML's signed XML. A message belongs to one session and holds for a short time.
 */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
/** Session that asks, by its hash. */
const requests = remembered<{ session: string }>(30 * MINUTE);
const assertions = remembered<{ session: string; presenterId: number }>(5 * MINUTE);

/** Asks who is signed in, for one session. */
export function authenticationRequest(session: string): string {
  return requests.add({ session });
}

/** The session that asks; null when the request is unknown or too old. */
export function sessionOfRequest(name: string): string | null {
  return requests.get(name)?.session ?? null;
}

/** Answers a request. */
export function assertion(session: string, presenterId: number): string {
  return assertions.add({ session, presenterId });
}

/** Who is signed in; null when the assertion is unknown, too old, or made for another session. */
export function presenterOf(name: string, session: string): number | null {
  const asserted = assertions.get(name);
  return asserted?.session === session ? asserted.presenterId : null;
}

function remembered<Message extends object>(ttl: number) {
  const messages = new LRUCache<string, Message>({
    max: 10_000,
    ttl,
    perf: { now: () => Date.now() },
  });
  return {
    add: (message: Message) => {
      const name = randomUUID();
      messages.set(name, message);
      return name;
    },
    get: (name: string) => messages.get(name),
  };
}
