/** How a connection of a backup writes and reads values: the same on every server, however long it takes. */
import type { PoolClient } from 'pg';

export async function asWritten(client: PoolClient): Promise<void> {
  await client.query(`
    set client_encoding = 'UTF8';
    set datestyle = 'ISO, YMD';
    set timezone = 'UTC';
    set extra_float_digits = 1;
    set bytea_output = 'hex';
    set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0`);
}
