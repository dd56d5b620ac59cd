CREATE TABLE "fnol_definition_version" (
	"version" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fnol_definition_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_by_everybody" ON "fnol_definition_version" AS PERMISSIVE FOR SELECT TO "portal_application" USING (app_reach() is not null);--> statement-breakpoint
CREATE POLICY "system_only" ON "fnol_definition_version" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
insert into fnol_definition_version values (1);
--> statement-breakpoint
create function count_definition_change() returns trigger language plpgsql as $$ begin
  update fnol_definition_version set version = version + 1;
  return null;
end $$;
--> statement-breakpoint
create trigger counts_change after insert or update or delete or truncate on fnol_controls
  for each statement execute function count_definition_change();
--> statement-breakpoint
create trigger counts_change after insert or update or delete or truncate on fnol_control_display_values
  for each statement execute function count_definition_change();
--> statement-breakpoint
create trigger counts_change after insert or update or delete or truncate on fnol_control_dependencies
  for each statement execute function count_definition_change();
