/** Server start. Not in instrumentation.ts, which Next compiles for a runtime without Node's modules as well. */
import 'server-only';
import { ConfigError, config } from '@/lib/config';
import { prepareProcess } from '@/lib/export/process/export-process';
import { log } from '@/lib/log';
import { addPeerAddress, rerouteInvalidRequest } from '@/lib/proxy/normalize-request';
import { followRequest, onEveryRequest } from '@/lib/session/http-exchange';

/** Runs before the first request. Exits, with the names of the settings, when some are invalid. */
export function prepare(): void {
  try {
    config();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  onEveryRequest(rerouteInvalidRequest, addPeerAddress, followRequest);
  prepareProcess();
}

export function logRenderError(error: unknown, method: string): void {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  log().error({ digest, method, err: error }, 'rendering failed');
}
