CREATE TABLE "role_access" (
	"role_groups_rec_id" integer PRIMARY KEY NOT NULL,
	"reach" text NOT NULL,
	"role" text NOT NULL,
	"group_name" text NOT NULL,
	"group_code" text NOT NULL,
	"permissions" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_access" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "role_access" ADD CONSTRAINT "role_access_role_groups_rec_id_role_groups_rec_id_fk" FOREIGN KEY ("role_groups_rec_id") REFERENCES "public"."role_groups"("rec_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "read_by_everybody" ON "role_access" AS PERMISSIVE FOR SELECT TO "portal_application" USING (app_reach() is not null);--> statement-breakpoint
CREATE POLICY "system_only" ON "role_access" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
-- One change after the other: two at once would each leave out what the other one changed. As its definer, whoever
-- makes the change.
create function write_role_access() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$ begin
  lock table role_access in share row exclusive mode;
  delete from role_access;
  insert into role_access
  select rg.rec_id, reach_of(g.name, g.code), r.name, g.name, g.code,
    coalesce((select string_agg(o.code, ' ') from object_access a join objects o on o.rec_id = a.objects_rec_id
      where a.role_groups_rec_id = rg.rec_id and a.is_active = 1), '')
  from role_groups rg join roles r on r.rec_id = rg.roles_rec_id join groups g on g.rec_id = rg.groups_rec_id;
  return null;
end $$;
--> statement-breakpoint
create trigger writes_role_access after insert or update or delete or truncate on role_groups
  for each statement execute function write_role_access();
--> statement-breakpoint
create trigger writes_role_access after insert or update or delete or truncate on roles
  for each statement execute function write_role_access();
--> statement-breakpoint
create trigger writes_role_access after insert or update or delete or truncate on groups
  for each statement execute function write_role_access();
--> statement-breakpoint
create trigger writes_role_access after insert or update or delete or truncate on objects
  for each statement execute function write_role_access();
--> statement-breakpoint
create trigger writes_role_access after insert or update or delete or truncate on object_access
  for each statement execute function write_role_access();
--> statement-breakpoint
-- For the role groups that are there already.
update roles set name = name;
--> statement-breakpoint
drop function enter_session(text, boolean);
--> statement-breakpoint
-- The live session of a token, whose scope becomes that of the transaction; null and no scope where there is none. As
-- its definer: nobody else may read sessions. A touch is due when some of the idle time has passed, a minute at most. One
-- value and not a row: PostgreSQL plans it, and the driver reads it, in half the time.
create function enter_session(hash text, touch boolean) returns json
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session record;
  touch_is_due boolean;
  idle_expires_at timestamptz;
begin
  select u.rec_id user_id, u.email, u.client_id, access.*, s.used_at, s.idle_seconds * interval '1 second' idle, s.expires_at
  into found_session
  from sessions s
  join users u on u.rec_id = s.users_rec_id
  join user_role_groups link on link.rec_id = s.user_role_groups_rec_id
  join role_access access on access.role_groups_rec_id = link.role_groups_rec_id
  where s.token_hash = hash
    and s.expires_at > now()
    and s.used_at + s.idle_seconds * interval '1 second' > now()
    and u.is_active = 1
    and u.deleted_at is null
    and link.is_active = 1;
  if not found then return null; end if;
  touch_is_due := touch and now() - found_session.used_at > least(found_session.idle / 10, interval '1 minute');
  idle_expires_at := case when touch_is_due then now() else found_session.used_at end + found_session.idle;
  return json_build_object(
    'reach', set_config('app.reach', found_session.reach, true),
    'userId', set_config('app.user', found_session.user_id::text, true)::integer,
    'companyId', set_config('app.company', found_session.client_id::text, true)::integer,
    'email', found_session.email, 'role', found_session.role,
    'groupName', found_session.group_name, 'groupCode', found_session.group_code,
    'permissions', found_session.permissions,
    'idleExpiresAt', idle_expires_at, 'idleSecondsLeft', floor(extract(epoch from idle_expires_at - now())),
    'expiresAt', found_session.expires_at, 'touchIsDue', touch_is_due);
end $$;
