/** Ports that are taken, meeting a real program that took them. */
import { EVERY_ADDRESS, freePort, LOOPBACK, refuseTakenPort } from '@/scripts/ports.mjs';
import { occupyPort, runModule } from './programs';

test('a free port is not refused', async () => {
  const port = await freePort();
  await expect(refuseTakenPort({ name: 'PORT', port, hosts: EVERY_ADDRESS }, 0)).resolves.toBe(
    undefined,
  );
});

test.each([
  ['every address', EVERY_ADDRESS],
  ['loopback', LOOPBACK],
])(
  'a taken port, wanted on %s, is refused with its number and the way to another',
  async (_, hosts) => {
    const { port } = await occupyPort();
    await expect(refuseTakenPort({ name: 'PORT', port, hosts }, 0)).rejects.toThrow(
      `Port ${port} is already in use; choose another, for example PORT=${port + 1} npm start`,
    );
  },
);

test('a port that is freed within the patience given is not refused', async () => {
  const port = await freePort();
  const leaving = runModule(`
    import { createServer } from 'node:net';
    createServer().listen(${port}, '127.0.0.1', () => console.log('listening'));
    setTimeout(() => process.exit(0), 600);
  `);
  await leaving.says('listening');
  await expect(refuseTakenPort({ name: 'PORT', port, hosts: LOOPBACK }, 15_000)).resolves.toBe(
    undefined,
  );
});
