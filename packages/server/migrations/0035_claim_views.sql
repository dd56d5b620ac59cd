CREATE TABLE "claim_views" (
	"users_rec_id" integer NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "claim_views_users_rec_id_name_pk" PRIMARY KEY("users_rec_id","name")
);
--> statement-breakpoint
ALTER TABLE "claim_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claim_views" ADD CONSTRAINT "claim_views_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_one_user" ON "claim_views" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system' or "claim_views"."users_rec_id" = app_user()) WITH CHECK (app_reach() = 'system' or "claim_views"."users_rec_id" = app_user());