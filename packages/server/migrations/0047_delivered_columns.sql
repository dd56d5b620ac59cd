ALTER TABLE "delivery_record_changes" ADD COLUMN "delivered" jsonb;--> statement-breakpoint
-- Earlier changes have the whole row of a user. Undoing them must not restore access or an email address.
UPDATE "delivery_record_changes" SET "before" = "before" - ARRAY['email', 'is_active', 'deleted_at', 'identity_version']
WHERE "table_name" = 'users' AND "before" IS NOT NULL;
