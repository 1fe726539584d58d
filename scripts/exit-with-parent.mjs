/**
 * Preloaded into the programs we start: when the launcher goes, however it goes (kill -9 included), its end of the
 * channel closes and the program stops as if it had been asked to.
 */
const LAST_RESORT_MS = 20_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Listening must not keep a program alive that has finished.
process.channel?.unref();

// Workers that the program forks have a channel of their own, with a parent that looks after them.
const inherited = process.execArgv.indexOf(import.meta.url);
if (inherited > 0) process.execArgv.splice(inherited - 1, 2);
