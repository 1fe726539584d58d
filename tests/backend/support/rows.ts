/** The few rows that wire tests begin with, written straight into the tables. */
import type { Client } from 'pg';

import { hashPassword } from '@/backend/sign-in/password';
import { Caller } from './caller';
import type { StandIn } from './stand-in';

export const PASSWORD = 'a password of our own';

/** Lookups, and two employees: Ann Bee (11, `abee`) and the manager Max Cole (12, `mcole`). */
export async function insertBasics(db: Client): Promise<void> {
  await db.query(`
    insert into county (county_id, county_desc) values (1, 'Cook'), (2, 'Lake'), (3, 'St. Clair'), (4, 'Rock, Island');
    insert into status (status_id, status_desc, status_type) values
      (1, 'Interested', 'O'), (2, 'Active', 'O'), (8, 'Info Needed', 'E'), (9, 'Cancelled', 'E');
    insert into event_type (event_type_id, event_type_desc) values (4, 'Presentation'), (5, 'Fair');
    insert into audience_type (audience_type_id, audience_desc) values (1, 'Seniors'), (2, 'Veterans');
  `);
  const hash = await hashPassword(PASSWORD);
  await db.query(
    `insert into presenter (presenter_id, name, last_name, email, username, managerial_access, password_hash)
     values (11, 'Ann', 'Bee', 'ann@example.org', 'abee', false, $1),
            (12, 'Max', null, null, 'mcole', true, $1)`,
    [hash],
  );
}

/** With a session and an anti-forgery token. */
export async function signedIn(standIn: StandIn, username = 'abee'): Promise<Caller> {
  const caller = new Caller(standIn.url);
  const answer = await caller.signIn(username, PASSWORD);
  expect(answer.status).toBe(302);
  return caller;
}

/** Rows by column, in the order given; ids that were given stay clear of those still to come. */
export async function insert(
  db: Client,
  table: string,
  rows: Record<string, string | number | null>[],
): Promise<void> {
  for (const row of rows) {
    const values = Object.values(row);
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    await db.query(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${places})`,
      values,
    );
  }
}

/** What the table holds, to see that a refused request left nothing behind. */
export async function countRows(db: Client, table: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? -1;
}
