/** JSON log lines, without bodies, names, notes, search texts and cookies. */
import 'server-only';
import pino, { type Logger } from 'pino';
import { config } from '@/lib/config';

let logger: Logger | undefined;

export function log(): Logger {
  logger ??= pino({ level: config().LOG_LEVEL, base: { program: 'application' } });
  return logger;
}
