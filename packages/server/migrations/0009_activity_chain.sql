CREATE TABLE "activity_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "activity_chain_entry_unique" UNIQUE("entry")
);
--> statement-breakpoint
ALTER TABLE "activity_chain" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activity_log" ALTER COLUMN "users_rec_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_log" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "network_address" text;--> statement-breakpoint
CREATE POLICY "system_only" ON "activity_chain" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
-- Like the log itself, its chain only grows.
revoke update, delete, truncate on activity_chain from portal_application;
--> statement-breakpoint
create trigger activity_chain_only_grows before update or delete or truncate on activity_chain
  for each statement execute function refuse_change();
