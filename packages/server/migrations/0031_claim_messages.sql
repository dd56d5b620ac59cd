CREATE TABLE "claim_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claims_rec_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"users_rec_id" integer NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "claim_watches" (
	"users_rec_id" integer NOT NULL,
	"claims_rec_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	CONSTRAINT "claim_watches_users_rec_id_claims_rec_id_pk" PRIMARY KEY("users_rec_id","claims_rec_id")
);
--> statement-breakpoint
ALTER TABLE "claim_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "requires" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_messages" ADD CONSTRAINT "claim_messages_claims_rec_id_claims_rec_id_fk" FOREIGN KEY ("claims_rec_id") REFERENCES "public"."claims"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_messages" ADD CONSTRAINT "claim_messages_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_messages" ADD CONSTRAINT "claim_messages_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_watches" ADD CONSTRAINT "claim_watches_users_rec_id_users_rec_id_fk" FOREIGN KEY ("users_rec_id") REFERENCES "public"."users"("rec_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_watches" ADD CONSTRAINT "claim_watches_claims_rec_id_claims_rec_id_fk" FOREIGN KEY ("claims_rec_id") REFERENCES "public"."claims"("rec_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_watches" ADD CONSTRAINT "claim_watches_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_messages_claim" ON "claim_messages" USING btree ("claims_rec_id","sent_at");--> statement-breakpoint
CREATE INDEX "claim_watches_claim" ON "claim_watches" USING btree ("claims_rec_id");--> statement-breakpoint
CREATE POLICY "of_companies_in_reach" ON "claim_messages" AS PERMISSIVE FOR ALL TO "portal_application" USING (may_see_company(app_reach(), app_company(), "claim_messages"."client_id", "claim_messages"."client_id" in (select client_id from clients where broker_client_id = app_company()))) WITH CHECK (may_see_company(app_reach(), app_company(), "claim_messages"."client_id", "claim_messages"."client_id" in (select client_id from clients where broker_client_id = app_company())));--> statement-breakpoint
CREATE POLICY "of_users_in_reach" ON "claim_watches" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() in ('system', 'all') or exists (select from users where users.rec_id = "claim_watches"."users_rec_id")) WITH CHECK (app_reach() in ('system', 'all') or exists (select from users where users.rec_id = "claim_watches"."users_rec_id"));