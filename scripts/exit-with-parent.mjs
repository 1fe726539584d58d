/**
 * Preloaded into child processes: when the launcher ends, also by kill -9, the channel closes and the program stops as by
 * Ctrl-C. The signal is raised in the process, because Windows cannot send it, and the runner of the browser tests stops
 * in order at this signal only.
 */
const LAST_RESORT_MS = 20_000;
const INTERRUPTED = 130;

process.on('disconnect', () => {
  setTimeout(() => process.exit(INTERRUPTED), LAST_RESORT_MS).unref();
  const isHandled = process.emit('SIGINT', 'SIGINT');
  if (!isHandled) process.exit(INTERRUPTED);
});
// The channel does not keep a finished program alive.
process.channel?.unref();

// Workers of the program have a channel to their own parent.
const inherited = process.execArgv.indexOf(import.meta.url);
if (inherited > 0) process.execArgv.splice(inherited - 1, 2);
