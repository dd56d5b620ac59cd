-- The role that the portal's transactions run as: it owns nothing, so row-level security binds it.
do $$ begin
  create role portal_application nologin;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'portal_application', 'member') then
    execute format('grant portal_application to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
grant usage on schema public to portal_application;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to portal_application;
--> statement-breakpoint
alter default privileges in schema public grant usage, update on sequences to portal_application;
--> statement-breakpoint
-- The scope of a transaction; null where none was set, and a comparison with null shows nothing.
create function app_reach() returns text stable language sql as $$ select nullif(current_setting('app.reach', true), '') $$;
--> statement-breakpoint
create function app_company() returns integer stable language sql as $$ select nullif(current_setting('app.company', true), '')::integer $$;
--> statement-breakpoint
create function app_user() returns integer stable language sql as $$ select nullif(current_setting('app.user', true), '')::integer $$;
