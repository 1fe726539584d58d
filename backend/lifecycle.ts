/** Ends what was begun, last first, exactly once, however the end came about. */
import type { FastifyBaseLogger } from 'fastify';

import { reasonOf } from './start-failure';

/** Then it goes without waiting any longer; the program that started us waits a little longer than that. */
const LONGEST_STOP_MS = 12_000;

export class Lifecycle {
  readonly #steps: (() => unknown)[] = [];
  readonly #log: FastifyBaseLogger;
  #stopped: Promise<void> | undefined;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** What to do at the end about something that has just begun. */
  onStop(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** A failure has a sentence for the person at the terminal; one that follows another has nothing to add. */
  fail(sentence: string): Promise<void> {
    if (!this.#stopped) process.stderr.write(`${sentence}\n`);
    return this.stop(1);
  }

  stop(exitCode = 0): Promise<void> {
    this.#stopped ??= this.#takeSteps(exitCode);
    return this.#stopped;
  }

  /** Signals, and the end of the program that started us. */
  listen(): void {
    for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(end, () => void this.stop());
    process.on('uncaughtException', (error) => {
      this.#log.fatal({ err: error }, 'unexpected error');
      void this.fail(`The stand-in backend failed: ${reasonOf(error)}.`);
    });
  }

  async #takeSteps(exitCode: number): Promise<void> {
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
