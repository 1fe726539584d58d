DROP INDEX "contact_by_first_name";--> statement-breakpoint
DROP INDEX "contact_by_last_name";--> statement-breakpoint
DROP INDEX "contact_by_title";--> statement-breakpoint
DROP INDEX "contact_by_email";--> statement-breakpoint
DROP INDEX "event_by_name";--> statement-breakpoint
DROP INDEX "event_by_location";--> statement-breakpoint
DROP INDEX "event_by_city";--> statement-breakpoint
DROP INDEX "organization_by_name";--> statement-breakpoint
DROP INDEX "organization_by_city";--> statement-breakpoint
CREATE INDEX "contact_by_first_name" ON "contact" USING btree (left(lower("first_name"), 255) nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "contact_by_last_name" ON "contact" USING btree (left(lower("last_name"), 255) nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "contact_by_title" ON "contact" USING btree (left(lower("title"), 255) nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "contact_by_email" ON "contact" USING btree (left(lower("email"), 255) nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "event_by_name" ON "event" USING btree (left(lower("event_name"), 255) nulls first,"event_id");--> statement-breakpoint
CREATE INDEX "event_by_location" ON "event" USING btree (left(lower("location"), 255) nulls first,"event_id");--> statement-breakpoint
CREATE INDEX "event_by_city" ON "event" USING btree (left(lower("city"), 255) nulls first,"event_id");--> statement-breakpoint
CREATE INDEX "organization_by_name" ON "organization" USING btree (left(lower("orgname"), 255) nulls first,"org_id");--> statement-breakpoint
CREATE INDEX "organization_by_city" ON "organization" USING btree (left(lower("city"), 255) nulls first,"org_id");