/**
 * Installs the packages named on the command line, in a process of its own: when that is stopped, apt-get is
 * interrupted, which stops it between two of its steps and never within one; a later run goes on from there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];

for (const args of [['update'], [...INSTALL, ...process.argv.slice(2)]]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [code] = await once(spawn('apt-get', args, { env, stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(1);
}
