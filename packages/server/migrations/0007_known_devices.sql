CREATE TABLE "known_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"users_rec_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("users_rec_id");--> statement-breakpoint
CREATE POLICY "system_only" ON "known_devices" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');