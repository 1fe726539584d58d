DROP INDEX "search_field_words";--> statement-breakpoint
ALTER TABLE "search_field" ALTER COLUMN "words" SET DATA TYPE tsvector USING array_to_tsvector("words");--> statement-breakpoint
CREATE INDEX "search_field_words" ON "search_field" USING gin ("words");--> statement-breakpoint
DROP INDEX "search_word_by_prefix";--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);