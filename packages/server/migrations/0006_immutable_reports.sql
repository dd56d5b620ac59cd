-- What was reported stays as it was reported: the application adds and reads, and nothing else.
revoke update, delete, truncate on claim_reports, claim_report_values, claim_report_files from portal_application;
--> statement-breakpoint
-- The application's role may ask whether the database is migrated, and makes nothing of its own.
grant usage on schema drizzle to portal_application;
--> statement-breakpoint
grant select on all tables in schema drizzle to portal_application;
--> statement-breakpoint
revoke create on schema public from public;
