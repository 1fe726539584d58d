/** Whether the ports are free, asked before anything slow begins. */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, Refusal } from './refusal.mjs';

/**
 * A wildcard address can be had on some systems while one of its addresses is taken, so each is tried.
 * undefined is every address, as the application listens.
 */
export const EVERY_ADDRESS = [undefined, '127.0.0.1', '::1'];
export const LOOPBACK = ['127.0.0.1'];

const TRY_AGAIN_MS = 250;

/**
 * @param {object} wanted
 * @param {string} wanted.name the variable that chooses the port
 * @param {number} wanted.port
 * @param {(string | undefined)[]} wanted.hosts
 * @param {number} patienceMs how long to wait for a port that is about to be freed
 */
export async function refuseTakenPort({ name, port, hosts }, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const objection = await objectionTo(port, hosts);
    if (objection === undefined) return;
    if (objection === 'EACCES') {
      throw new Refusal(`Port ${port} needs an administrator; ${otherChoice(name, port)}`);
    }
    if (Date.now() >= deadline) {
      throw new Refusal(`Port ${port} is already in use; ${otherChoice(name, port)}`);
    }
    await pause(TRY_AGAIN_MS);
  }
}

/**
 * @param {string} name
 * @param {number} port
 */
function otherChoice(name, port) {
  const other = port < 1024 || port === 65_535 ? 3001 : port + 1;
  return `choose another, for example ${name}=${other} npm start (or a line ${name}=${other} in .env).`;
}

/**
 * @param {number} port
 * @param {(string | undefined)[]} hosts
 */
async function objectionTo(port, hosts) {
  for (const host of hosts) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
    // Anything else is a machine without that address (no IPv6), which takes no port.
  }
  return undefined;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<unknown>} the error code, undefined when the port is free
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** One that nobody listens on right now. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
