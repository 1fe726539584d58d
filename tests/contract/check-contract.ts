/** The command: reads its settings, asks, prints the report, and says by its exit code whether something failed. */
import { writeFile } from 'node:fs/promises';
import { inspectBackend, NoSession } from './inspect';
import { startOwnBackend } from './own-backend';
import { readSettings, WrongSettings } from './settings';
import { failing, printed, type Report } from './suite';

type Environment = Record<string, string | undefined>;

/** Resolves to the exit code. CONTRACT_REPORT or `--json` names a file for machines. */
export async function checkContract(
  environment: Environment,
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  try {
    const report = await inspected(environment);
    print(printed(report));
    const file = args[0] === '--json' ? args[1] : environment.CONTRACT_REPORT;
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    return failing(report.outcomes).length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoSession || error instanceof WrongSettings)) throw error;
    print(`${error.message}\n`);
    return 1;
  }
}

async function inspected(environment: Environment): Promise<Report> {
  const settings = readSettings(environment);
  if (settings) return inspectBackend(settings);
  const own = await startOwnBackend();
  try {
    return await inspectBackend(own.settings, own.means);
  } finally {
    await own.stop();
  }
}
