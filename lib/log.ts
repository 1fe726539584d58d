/**
 * One JSON line per thing that happened. Never bodies, names, notes, search texts or cookies:
 * what is logged is a path template, a status, a duration and the request id.
 */
import 'server-only';
import pino, { type Logger } from 'pino';
import { config } from '@/lib/config';

let logger: Logger | undefined;

export function log(): Logger {
  logger ??= pino({ level: config().LOG_LEVEL, base: { program: 'application' } });
  return logger;
}
