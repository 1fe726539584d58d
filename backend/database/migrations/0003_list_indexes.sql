DROP INDEX "call_log_by_organization";--> statement-breakpoint
DROP INDEX "event_by_type";--> statement-breakpoint
DROP INDEX "organization_by_county";--> statement-breakpoint
DROP INDEX "organization_by_status";--> statement-breakpoint
CREATE INDEX "call_log_by_last_modified_date" ON "call_log" USING btree ("last_modified_date" NULLS FIRST,"call_id");--> statement-breakpoint
CREATE INDEX "call_log_by_call_log_date" ON "call_log" USING btree ("call_log_date" NULLS FIRST,"call_id");--> statement-breakpoint
CREATE INDEX "call_log_by_status" ON "call_log" USING btree ("status_id","call_id");--> statement-breakpoint
CREATE INDEX "call_log_by_creator" ON "call_log" USING btree ("created_by_id","create_date" NULLS FIRST,"call_id");--> statement-breakpoint
CREATE INDEX "contact_by_last_name" ON "contact" USING btree (lower("last_name") nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "contact_by_title" ON "contact" USING btree (lower("title") nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "contact_by_email" ON "contact" USING btree (lower("email") nulls first,"contact_id");--> statement-breakpoint
CREATE INDEX "contact_by_last_contact" ON "contact" USING btree ("last_contact_date" NULLS FIRST,"contact_id");--> statement-breakpoint
CREATE INDEX "event_by_end" ON "event" USING btree ("end_date_time" NULLS FIRST,"event_id");--> statement-breakpoint
CREATE INDEX "event_by_name" ON "event" USING btree (lower("event_name") nulls first,"event_id");--> statement-breakpoint
CREATE INDEX "event_by_location" ON "event" USING btree (lower("location") nulls first,"event_id");--> statement-breakpoint
CREATE INDEX "event_by_city" ON "event" USING btree (lower("city") nulls first,"event_id");--> statement-breakpoint
CREATE INDEX "event_by_status" ON "event" USING btree ("last_status_id","event_id");--> statement-breakpoint
CREATE INDEX "call_log_by_organization" ON "call_log" USING btree ("org_id","call_id");--> statement-breakpoint
CREATE INDEX "event_by_type" ON "event" USING btree ("event_type_id","event_id");--> statement-breakpoint
CREATE INDEX "organization_by_county" ON "organization" USING btree ("county_id","org_id");--> statement-breakpoint
CREATE INDEX "organization_by_status" ON "organization" USING btree ("last_status_id","org_id");