CREATE TABLE "claim_report_assignments" (
	"claim_report_id" integer PRIMARY KEY NOT NULL,
	"users_rec_id" integer NOT NULL,
	"assigned_by" text NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_report_assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claim_report_assignments" ADD CONSTRAINT "claim_report_assignments_claim_report_id_claim_reports_id_fk" FOREIGN KEY ("claim_report_id") REFERENCES "public"."claim_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_report_assignments" ADD CONSTRAINT "claim_report_assignments_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_report_assignments_user" ON "claim_report_assignments" USING btree ("users_rec_id");--> statement-breakpoint
CREATE POLICY "of_staff" ON "claim_report_assignments" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() in ('system', 'all')) WITH CHECK (app_reach() in ('system', 'all'));