DROP POLICY "of_one_user" ON "claim_draft_files" CASCADE;--> statement-breakpoint
DROP POLICY "of_one_user" ON "claim_drafts" CASCADE;--> statement-breakpoint
DROP INDEX "claim_drafts_user";--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD COLUMN "draft_key" text;--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD COLUMN "reporting_client_id" integer;--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD COLUMN "version" text;--> statement-breakpoint
delete from claim_drafts older using claim_drafts newer where older.withheld_by is not null and (older.users_rec_id, older.client_id) = (newer.users_rec_id, newer.client_id) and (newer.withheld_by is null or newer.id > older.id);--> statement-breakpoint
update claim_drafts d set draft_key = d.users_rec_id || ':' || d.client_id, version = gen_random_uuid()::text, reporting_client_id = u.client_id from users u where u.rec_id = d.users_rec_id;--> statement-breakpoint
ALTER TABLE "claim_drafts" ALTER COLUMN "draft_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_drafts" ALTER COLUMN "reporting_client_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_drafts" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_drafts_key" ON "claim_drafts" USING btree ("reporting_client_id","draft_key");--> statement-breakpoint
CREATE INDEX "claim_drafts_user" ON "claim_drafts" USING btree ("users_rec_id");--> statement-breakpoint
ALTER TABLE "claim_draft_files" DROP COLUMN "users_rec_id";--> statement-breakpoint
CREATE POLICY "of_drafts_in_reach" ON "claim_draft_files" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system' or exists (select from claim_drafts where claim_drafts.id = "claim_draft_files"."draft_id")) WITH CHECK (app_reach() = 'system' or exists (select from claim_drafts where claim_drafts.id = "claim_draft_files"."draft_id"));--> statement-breakpoint
CREATE POLICY "of_colleagues" ON "claim_drafts" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system' or ("claim_drafts"."reporting_client_id" = app_company() and "claim_drafts"."withheld_by" is null and (app_reach() in ('system', 'all') or "claim_drafts"."client_id" = app_company() or (app_reach() = 'brokered' and "claim_drafts"."client_id" in (select client_id from clients where broker_client_id = app_company()))))) WITH CHECK (app_reach() = 'system' or ("claim_drafts"."reporting_client_id" = app_company() and "claim_drafts"."withheld_by" is null and (app_reach() in ('system', 'all') or "claim_drafts"."client_id" = app_company() or (app_reach() = 'brokered' and "claim_drafts"."client_id" in (select client_id from clients where broker_client_id = app_company())))));
