/** A start with invalid settings. */
import { prepare } from '@/lib/start';
import { setSettings } from '@/tests/support/settings';

setSettings({ SESSION_SECRET: 'short', APP_URL: 'nowhere' });

test('prints the names of invalid settings and exits with 1', () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The program ended');
  });
  expect(prepare).toThrow('The program ended');
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/SESSION_SECRET .*\n.*APP_URL /s));
  expect(exit).toHaveBeenCalledWith(1);
  write.mockRestore();
  exit.mockRestore();
});
