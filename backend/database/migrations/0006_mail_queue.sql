ALTER TABLE "data_set" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "data_set" CASCADE;--> statement-breakpoint
DROP INDEX "mail_by_settled_at";--> statement-breakpoint
DROP INDEX "mail_in_attempt";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_queue" ON "mail" USING btree ("due_at") WHERE "mail"."state" = 'queued';--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "attempt_began_at";--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "settled_at";--> statement-breakpoint
DROP SCHEMA IF EXISTS "graphile_worker" CASCADE;
