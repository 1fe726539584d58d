/** What instrumentation does, apart, because Next compiles its file for a runtime that knows no process as well. */
import 'server-only';
import { ConfigError, config } from '@/lib/config';
import { onEveryRequest } from '@/lib/every-request';
import { prepareProcess } from '@/lib/export/process/export-process';
import { log } from '@/lib/log';
import { addPeerAddress } from '@/lib/proxy/peer-address';
import { refuseUnroutable } from '@/lib/proxy/unroutable';
import { followRequest } from '@/lib/session/http-exchange';

export function stopOnWrongSettings(): void {
  try {
    config();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** What has to stand before the first request. */
export function prepare(): void {
  onEveryRequest(refuseUnroutable, addPeerAddress, followRequest);
  prepareProcess();
}

export function logBrokenPage(error: unknown, method: string): void {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  log().error({ digest, method, err: error }, 'rendering failed');
}
