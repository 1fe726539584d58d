/** The tables that the legacy database does not have: sessions, failed sign-ins and the words of the search. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { identity, instant, reference } from './columns';
import { presenter } from './schema';

/** A browser's session; the cookie's value is kept as a hash only. A signed-out row remembers where to return. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    presenterId: reference('presenter_id', () => presenter.presenterId),
    returnTo: text('return_to'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('session_by_last_seen').on(table.lastSeenAt)],
);

/** Failed sign-ins, so that guessing is limited across processes and restarts. */
export const failedSignIn = pgTable(
  'failed_sign_in',
  {
    failedSignInId: identity('failed_sign_in_id'),
    username: text('username').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('failed_sign_in_by_username').on(table.username, table.at),
    index('failed_sign_in_by_address').on(table.address, table.at),
  ],
);

/** One searchable field of one row, as the words it holds (legacy-api.md §4.1). */
export const searchField = pgTable(
  'search_field',
  {
    kind: text('kind', { enum: ['events', 'organizations', 'contacts'] }).notNull(),
    rowId: integer('row_id').notNull(),
    field: text('field').notNull(),
    words: text('words').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId, table.field] }),
    index('search_field_words').using('gin', table.words),
  ],
);

/** Every word that any searchable field has held, so that a misspelt word can be turned into real ones. */
export const searchWord = pgTable('search_word', { word: text('word').primaryKey() }, (table) => [
  index('search_word_by_prefix').on(sql`left(${table.word}, 3)`),
]);
