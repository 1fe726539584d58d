/** Runs the stop steps once, the last added first, on every way to end. */
import type { FastifyBaseLogger } from 'fastify';

import { reasonOf } from './start-failure';

/** Afterwards the process exits; the launcher waits a little longer. */
const LONGEST_STOP_MS = 12_000;

export class Lifecycle {
  readonly #steps: (() => unknown)[] = [];
  readonly #log: FastifyBaseLogger;
  #stopped: Promise<void> | undefined;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  onStop(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** Prints the message for the terminal; only the first failure does. */
  fail(message: string): Promise<void> {
    if (!this.#stopped) process.stderr.write(`${message}\n`);
    return this.stop(1);
  }

  stop(exitCode = 0): Promise<void> {
    this.#stopped ??= this.#runSteps(exitCode);
    return this.#stopped;
  }

  /** Stops on signals, on the end of the parent process, and on uncaught errors. */
  listen(): void {
    for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => void this.stop());
    process.on('uncaughtException', (error) => {
      this.#log.fatal({ err: error }, 'unexpected error');
      void this.fail(`The stand-in backend failed: ${reasonOf(error)}.`);
    });
  }

  async #runSteps(exitCode: number): Promise<void> {
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        this.#log.error({ err: error }, 'could not stop in order');
      }
    }
    process.exit(exitCode);
  }
}
