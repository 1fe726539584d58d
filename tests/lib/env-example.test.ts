/** `.env.example` against the settings that the programs declare: nothing missing, nothing invented. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configShape, readConfig as readBackendConfig } from '@/backend/config';
import { readConfig, settings } from '@/lib/config';
import { LAUNCH_VARIABLES } from '@/scripts/settings.mjs';
import { SECRET } from '@/tests/support/settings';

const text = readFileSync('.env.example', 'utf8');
const example = parseEnv(text);
const declared = new Set([...Object.keys(settings), ...Object.keys(configShape)]);

test('the example names every variable of both programs and no other', () => {
  expect(new Set(Object.keys(example))).toEqual(declared);
});

test('the launcher reads no variable that the example leaves out, except NODE_ENV, which is no setting', () => {
  const unnamed = LAUNCH_VARIABLES.filter((name) => !(name in example));
  expect(unnamed).toEqual(['NODE_ENV']);
});

test('every variable stands below one line that explains it', () => {
  const unexplained = [...text.matchAll(/^(.*)\n(\w+)=/gm)].flatMap(([, above, name]) =>
    /^# \S.*[.]$/.test(above ?? '') ? [] : [name],
  );
  expect(unexplained).toEqual([]);
});

test('the values of the example are the defaults, so that a plain copy changes nothing', () => {
  const secret = { SESSION_SECRET: SECRET };
  expect(readConfig({ ...example, ...secret })).toEqual(readConfig(secret));
  expect(readBackendConfig(example)).toEqual(readBackendConfig({}));
});
