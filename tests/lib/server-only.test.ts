/** The build rejects these files in the browser only if they import server-only. */
import { readdirSync, readFileSync } from 'node:fs';

test.each(['lib/legacy', 'lib/session', 'lib/proxy'])(
  'every file of %s imports server-only first',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const others = files.filter(
      (name) =>
        !/^(?:\/\/[^\n]*\n|\/\*.*?\*\/|\s)*import 'server-only';/s.test(
          readFileSync(`${folder}/${name}`, 'utf8'),
        ),
    );
    expect(files).not.toEqual([]);
    expect(others).toEqual([]);
  },
);
