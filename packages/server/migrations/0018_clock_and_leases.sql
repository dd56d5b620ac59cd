CREATE TABLE "activity_settled" (
	"up_to" bigint PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL,
	"horizon" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_settled" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"beats" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "copies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "password_tokens" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE POLICY "system_only" ON "activity_settled" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
CREATE POLICY "system_only" ON "copies" AS PERMISSIVE FOR ALL TO "portal_application" USING (app_reach() = 'system') WITH CHECK (app_reach() = 'system');--> statement-breakpoint
-- Nothing is settled until the log was searched once, so that entries which were left out by their time are chained.
insert into activity_settled values (0, 0, 0);
--> statement-breakpoint
-- As before, and safe where the clock was set back: a session that was used or made at a time that is still to come has
-- the whole idle time left, and the whole lifetime, and no more. Such a use is noted anew, as a touch is.
create or replace function enter_session(hash text, touch boolean) returns json
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session record;
  touch_is_due boolean;
  idle_expires_at timestamptz;
begin
  select u.rec_id user_id, u.email, u.identity_version, u.client_id, access.*, s.used_at, s.idle_seconds * interval '1 second' idle,
    least(s.expires_at, now() + (s.expires_at - s.created_at)) expires_at
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
  touch_is_due := found_session.used_at > now()
    or touch and now() - found_session.used_at > least(found_session.idle / 10, interval '1 minute');
  idle_expires_at := case when touch_is_due then now() else found_session.used_at end + found_session.idle;
  return json_build_object(
    'reach', set_config('app.reach', found_session.reach, true),
    'userId', set_config('app.user', found_session.user_id::text, true)::integer,
    'companyId', set_config('app.company', found_session.client_id::text, true)::integer,
    'email', found_session.email, 'identityVersion', found_session.identity_version, 'role', found_session.role,
    'groupName', found_session.group_name, 'groupCode', found_session.group_code,
    'permissions', found_session.permissions,
    'idleExpiresAt', idle_expires_at, 'idleSecondsLeft', floor(extract(epoch from idle_expires_at - now())),
    'expiresAt', found_session.expires_at, 'touchIsDue', touch_is_due);
end $$;
