/**
 * Preloaded into the programs we start: when the launcher goes, however it goes (kill -9 included), its end of the
 * channel closes and the program stops as if somebody had pressed Ctrl-C. Windows can send no such signal to another
 * process, and the runner of the browser tests stops in order at this one only, so it is raised from within.
 */
const LAST_RESORT_MS = 20_000;
const INTERRUPTED = 130;

process.on('disconnect', () => {
  setTimeout(() => process.exit(INTERRUPTED), LAST_RESORT_MS).unref();
  const somebodyListens = process.emit('SIGINT', 'SIGINT');
  if (!somebodyListens) process.exit(INTERRUPTED);
});
// Listening must not keep a program alive that has finished.
process.channel?.unref();

// Workers that the program forks have a channel of their own, with a parent that looks after them.
const inherited = process.execArgv.indexOf(import.meta.url);
if (inherited > 0) process.execArgv.splice(inherited - 1, 2);
