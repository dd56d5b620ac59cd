CREATE TABLE "delivery_notifications" (
	"delivery_id" integer NOT NULL,
	"claims_rec_id" integer NOT NULL,
	"notification_criteria_rec_id" integer NOT NULL,
	"met_before" timestamp with time zone,
	CONSTRAINT "delivery_notifications_delivery_id_claims_rec_id_notification_criteria_rec_id_pk" PRIMARY KEY("delivery_id","claims_rec_id","notification_criteria_rec_id")
);
--> statement-breakpoint
ALTER TABLE "delivery_notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "delivery_notifications" ADD CONSTRAINT "delivery_notifications_delivery_id_deliveries_rec_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_notifications" ADD CONSTRAINT "delivery_notifications_claims_rec_id_claims_rec_id_fk" FOREIGN KEY ("claims_rec_id") REFERENCES "public"."claims"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_notifications" ADD CONSTRAINT "delivery_notifications_notification_criteria_rec_id_notification_criteria_rec_id_fk" FOREIGN KEY ("notification_criteria_rec_id") REFERENCES "public"."notification_criteria"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_staff" ON "delivery_notifications" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() in ('system', 'all')) WITH CHECK (app_reach() in ('system', 'all'));