CREATE TABLE "file_checks" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"finding" text,
	"active_content" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "file_checks_withheld" ON "file_checks" USING btree ("tried_at") WHERE "file_checks"."state" in ('waiting', 'infected');--> statement-breakpoint
CREATE POLICY "read_by_everybody" ON "file_checks" AS PERMISSIVE FOR SELECT TO "portal_application" USING (app_reach() is not null);--> statement-breakpoint
CREATE POLICY "system_only" ON "file_checks" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
CREATE POLICY "added_by_anybody" ON "file_checks" AS PERMISSIVE FOR INSERT TO "portal_application" WITH CHECK (app_reach() is not null);