CREATE TABLE "definition_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"tables_version" bigint NOT NULL,
	"tables" jsonb NOT NULL,
	"reason" text NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"restores" integer,
	CONSTRAINT "definition_versions_tables_version_unique" UNIQUE("tables_version")
);
--> statement-breakpoint
ALTER TABLE "definition_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claim_reports" ADD COLUMN "tables_version" bigint;--> statement-breakpoint
CREATE POLICY "read_by_everybody" ON "definition_versions" AS PERMISSIVE FOR SELECT TO "portal_application" USING (app_reach() is not null);--> statement-breakpoint
CREATE POLICY "system_only" ON "definition_versions" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
create function refuse_version_change() returns trigger language plpgsql as $$ begin
  raise exception 'A published version of the definitions never changes.';
end $$;
--> statement-breakpoint
create trigger definition_versions_only_grow before update or delete on definition_versions
  for each row execute function refuse_version_change();
--> statement-breakpoint
create trigger definition_versions_stay before truncate on definition_versions
  for each statement execute function refuse_version_change();
