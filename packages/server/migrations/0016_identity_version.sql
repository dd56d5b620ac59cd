ALTER TABLE "claim_reports" ADD COLUMN "identity_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Accounts whose address changed before this migration may no longer belong to whoever reported with them. The log says
-- which: "Changed user OLD, now NEW", possibly followed by ", now inactive".
update users set identity_version = 2 where exists (
  select from activity_log
  where action like 'Changed user %' and strpos(action || ',', ', now ' || email || ',') > 0);
--> statement-breakpoint
-- Another address or company may be another person. The version counts up whatever makes the change, and never goes back.
create function count_identity() returns trigger language plpgsql as $$ begin
  new.identity_version := old.identity_version
    + (case when (new.email, new.client_id) is distinct from (old.email, old.client_id) then 1 else 0 end);
  return new;
end $$;
--> statement-breakpoint
create trigger counts_identity before update on users for each row execute function count_identity();
--> statement-breakpoint
-- The function of migration 0012, which now also gives the identity version.
create or replace function enter_session(hash text, touch boolean) returns json
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session record;
  touch_is_due boolean;
  idle_expires_at timestamptz;
begin
  select u.rec_id user_id, u.email, u.identity_version, u.client_id, access.*, s.used_at, s.idle_seconds * interval '1 second' idle, s.expires_at
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
    'email', found_session.email, 'identityVersion', found_session.identity_version, 'role', found_session.role,
    'groupName', found_session.group_name, 'groupCode', found_session.group_code,
    'permissions', found_session.permissions,
    'idleExpiresAt', idle_expires_at, 'idleSecondsLeft', floor(extract(epoch from idle_expires_at - now())),
    'expiresAt', found_session.expires_at, 'touchIsDue', touch_is_due);
end $$;
