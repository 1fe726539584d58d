/**
 * A sign that a process is alive which no later process can give by accident: a loopback port that answers a
 * secret word. A process number alone may belong to somebody else by the time it is asked about.
 */
import { randomUUID } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { codeOf } from './refusal.mjs';

/** @typedef {{ pid: number, port: number, word: string }} Beacon */

const ANSWER_LIMIT_MS = 2_000;

/** @returns {Promise<{ beacon: Beacon, extinguish: () => void }>} */
export function lightBeacon() {
  const word = randomUUID();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(word);
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ beacon: { pid: process.pid, port, word }, extinguish: () => server.close() });
    });
  });
}

/**
 * @param {Beacon} beacon
 * @returns {Promise<boolean>}
 */
export function isLit({ pid, port, word }) {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_LIMIT_MS, () => {
      // Connected but silent: a process that is suspended (Ctrl-Z) still holds what it held.
      resolve(exists(pid));
      socket.destroy();
    });
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(heard === word));
  });
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
