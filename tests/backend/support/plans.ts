/** How the database goes about the queries that the routes really send: noted while they answer, then explained. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';
import { z } from 'zod';

import { readConfig } from '@/backend/config';
import * as schema from '@/backend/database/schema';
import { createServer } from '@/backend/http/server';
import { startSession } from '@/backend/sign-in/sessions';
import { send } from './client';

export type Statement = { text: string; values: unknown[] };

const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
type Node = z.infer<typeof node>;
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

/** The stand-in's own server inside this process, for one signed-in employee. */
export async function watchedServer(databaseUrl: string, presenterId: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const statements: Statement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  const db = drizzle(pool, { schema, logger });
  const app = await createServer({ db, config: readConfig({}) }, pino({ level: 'silent' }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = `JSESSIONID=${await startSession(db, { presenterId })}`;
  return {
    /** The statements behind one call. */
    statementsOf: async (path: string): Promise<Statement[]> => {
      statements.length = 0;
      const { status } = await send(address, { path, headers: { cookie } });
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      return [...statements];
    },
    /** The tables that the statement would read from end to end. */
    tablesReadWhole: async ({ text, values }: Statement): Promise<string[]> => {
      const { rows } = await pool.query(`explain (format json) ${text}`, values);
      const [{ 'QUERY PLAN': plan }] = explained.parse(rows);
      return scannedWhole(plan[0].Plan);
    },
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

function scannedWhole(plan: Node): string[] {
  const below = plan.Plans?.flatMap(scannedWhole) ?? [];
  const { 'Node Type': type, 'Relation Name': table } = plan;
  return type === 'Seq Scan' && table ? [table, ...below] : below;
}
