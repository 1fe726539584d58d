/** Tables that the legacy database does not have: sessions, search and mail. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { identity, instant, reference, wallClock, words } from './columns';
import { event, presenter } from './schema';

/** By the hash of the cookie. Without a presenter a row only stores the post-login redirect. */
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

/** The tokens of one searchable field of one row (legacy-api.md §4.1). */
export const searchField = pgTable(
  'search_field',
  {
    kind: text('kind', { enum: ['events', 'organizations', 'contacts'] }).notNull(),
    rowId: integer('row_id').notNull(),
    field: text('field').notNull(),
    words: words('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId, table.field] }),
    index('search_field_words').using('gin', table.words),
  ],
);

export const searchWord = pgTable('search_word', { word: text('word').primaryKey() }, (table) => [
  index('search_word_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

/** The entry of an event in a presenter's calendar; each e-mail about it increments the sequence. */
export const invitation = pgTable(
  'invitation',
  {
    eventId: reference('event_id', () => event.eventId).notNull(),
    presenterId: reference('presenter_id', () => presenter.presenterId).notNull(),
    uid: uuid('uid').notNull().defaultRandom(),
    sequence: integer('sequence').notNull().default(0),
    cancelled: boolean('cancelled').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.presenterId] })],
);

/** The outbox: one e-mail about an invitation, with the event as it was then. All states but `queued` are final. */
export const mail = pgTable(
  'mail',
  {
    mailId: identity('mail_id'),
    eventId: integer('event_id').notNull(),
    presenterId: integer('presenter_id').notNull(),
    method: text('method', { enum: ['REQUEST', 'CANCEL'] }).notNull(),
    sequence: integer('sequence').notNull(),
    recipient: text('recipient'),
    recipientName: text('recipient_name').notNull(),
    subject: text('subject').notNull(),
    location: text('location').notNull(),
    description: text('description').notNull(),
    startsAt: wallClock('starts_at'),
    endsAt: wallClock('ends_at'),
    state: text('state', {
      enum: ['queued', 'sent', 'kept', 'superseded', 'failed', 'undeliverable'],
    }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.eventId, table.presenterId],
      foreignColumns: [invitation.eventId, invitation.presenterId],
    }),
    uniqueIndex('mail_by_invitation').on(table.eventId, table.presenterId, table.sequence),
    index('mail_queue').on(table.dueAt).where(sql`${table.state} = 'queued'`),
  ],
);
