/** `npm run openapi`: writes docs/openapi.json from the contract. With `--check` it only reports problems. */
import { writeFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openapiDocument } from '@/lib/contract/openapi/document';

const FILE = 'docs/openapi.json';

void run();

async function run(): Promise<void> {
  const source = JSON.stringify(openapiDocument(), null, 2);
  const problems = await problemsOf(source);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else if (!process.argv.includes('--check')) await writeFile(FILE, `${source}\n`);
}

/** Every recommended rule except those on a licence. */
async function problemsOf(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'info-license': 'off', 'info-license-strict': 'off' },
  });
  const found = await lintFromString({ source, absoluteRef: FILE, config });
  return found.map(({ severity, ruleId, message, location }) => {
    const places = location.map(({ pointer }) => pointer).join(', ');
    return `${severity}: ${message} (${ruleId} at ${places})`;
  });
}
