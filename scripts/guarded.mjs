/** The one place where a command ends: exit code, and the sentence for what went wrong. */
import { Interruption, sentenceFor } from './refusal.mjs';
import { complain } from './say.mjs';

/** @param {unknown} error */
function explain(error) {
  complain(sentenceFor(error) ?? `This failure was not foreseen:\n${inspect(error)}`);
}

/** @param {unknown} error */
function inspect(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs a command. Its signal aborts with an Interruption on Ctrl-C, SIGTERM or SIGHUP; npm passes a Ctrl-C
 * on that the terminal has sent already, so a second signal means nothing.
 * @param {(signal: AbortSignal) => Promise<number>} command resolves to the exit code
 */
export async function guarded(command) {
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => interruption.abort(new Interruption(`Stopped by ${name}.`)));
  }
  process.on('uncaughtException', (error) => {
    explain(error);
    process.exit(1);
  });
  // A closed terminal or pipe must not keep us from stopping what we started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = await command(interruption.signal);
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
}
