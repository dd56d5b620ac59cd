CREATE TABLE "attention_marks" (
	"users_rec_id" integer NOT NULL,
	"item_key" text NOT NULL,
	"snoozed_until" date,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attention_marks_users_rec_id_item_key_pk" PRIMARY KEY("users_rec_id","item_key")
);
--> statement-breakpoint
ALTER TABLE "attention_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chosen_companies" (
	"users_rec_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"is_starred" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chosen_companies_users_rec_id_client_id_pk" PRIMARY KEY("users_rec_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "chosen_companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "digest_subscribers" (
	"users_rec_id" integer PRIMARY KEY NOT NULL,
	"prepared_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "digest_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attention_marks" ADD CONSTRAINT "attention_marks_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_companies" ADD CONSTRAINT "chosen_companies_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_companies" ADD CONSTRAINT "chosen_companies_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_subscribers" ADD CONSTRAINT "digest_subscribers_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_reports_severe" ON "claim_reports" USING btree ("client_id","reported_at") WHERE jsonb_array_length("claim_reports"."severe_reasons") > 0;--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("client_id","reported_date") WHERE "claims"."status_code" <> 'Closed';--> statement-breakpoint
CREATE INDEX "claims_reopened" ON "claims" USING btree ("client_id") WHERE "claims"."status_code" = 'Reopened';--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("brought_at") WHERE "deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "endorsements_requested" ON "endorsements" USING btree ("requested_at");--> statement-breakpoint
CREATE POLICY "of_one_user" ON "attention_marks" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system' or "attention_marks"."users_rec_id" = app_user()) WITH CHECK (app_reach() = 'system' or "attention_marks"."users_rec_id" = app_user());--> statement-breakpoint
CREATE POLICY "of_one_user" ON "chosen_companies" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system' or "chosen_companies"."users_rec_id" = app_user()) WITH CHECK (app_reach() = 'system' or "chosen_companies"."users_rec_id" = app_user());--> statement-breakpoint
CREATE POLICY "of_one_user" ON "digest_subscribers" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system' or "digest_subscribers"."users_rec_id" = app_user()) WITH CHECK (app_reach() = 'system' or "digest_subscribers"."users_rec_id" = app_user());