/** What every route may use. */
import type { Config } from '@/backend/config';
import type { Database } from '@/backend/database/connection';

export type StandIn = { db: Database; config: Config };
