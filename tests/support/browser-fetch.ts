/** Adds Node's fetch to jsdom, before nock is loaded and replaces it. Relative addresses start at http://localhost. */
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
