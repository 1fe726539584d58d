/** Entry point of every command: `node scripts/start.mjs [start|dev|test|doctor]`. Old versions of Node load it as well. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [command = 'start', ...args] = process.argv.slice(2);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Outreach Tracking needs Node 20.19 or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org.`,
  );
  process.exit(command === 'doctor' ? 2 : 1);
}
const { run } = await import('./bootstrap.mjs');
process.exitCode = await run(command, args);
