/**
 * Requests of the browser, which jsdom does not make: Node's fetch and what belongs to it, put in place before
 * nock is loaded, so that nock responds. Relative addresses mean the address of the document, http://localhost.
 */
import { runInThisContext } from 'node:vm';

const FAMILY = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  // jsdom has these two, but Node's fetch takes no signal except its own.
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  // jsdom has it without its ciphers.
  'crypto',
];

for (const name of FAMILY) {
  Object.defineProperty(globalThis, name, {
    value: runInThisContext(name),
    configurable: true,
    writable: true,
  });
}
