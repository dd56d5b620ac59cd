CREATE TABLE "form_validators" (
	"schema_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"compressed_code" text NOT NULL,
	"fingerprint" text NOT NULL,
	"generated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_validators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_by_everybody" ON "form_validators" AS PERMISSIVE FOR SELECT TO "portal_application" USING (app_reach() is not null);--> statement-breakpoint
CREATE POLICY "system_only" ON "form_validators" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');