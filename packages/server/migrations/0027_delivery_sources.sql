CREATE SEQUENCE "public"."claim_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "delivery_mapping_versions" (
	"source_rec_id" integer NOT NULL,
	"version" integer NOT NULL,
	"delivery_id" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_mapping_versions_source_rec_id_version_pk" PRIMARY KEY("source_rec_id","version")
);
--> statement-breakpoint
ALTER TABLE "delivery_mapping_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "delivery_rhythms" (
	"source" text PRIMARY KEY NOT NULL,
	"rhythm" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_rhythms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "delivery_mapping_versions" ADD CONSTRAINT "delivery_mapping_versions_source_rec_id_delivery_sources_rec_id_fk" FOREIGN KEY ("source_rec_id") REFERENCES "public"."delivery_sources"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_mapping_versions" ADD CONSTRAINT "delivery_mapping_versions_delivery_id_deliveries_rec_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_staff" ON "delivery_mapping_versions" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() in ('system', 'all')) WITH CHECK (app_reach() in ('system', 'all'));--> statement-breakpoint
CREATE POLICY "of_staff" ON "delivery_rhythms" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() in ('system', 'all')) WITH CHECK (app_reach() in ('system', 'all'));