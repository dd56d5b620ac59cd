-- Staff reach all companies, brokers theirs, everybody else their own (specification, core §6); the staff group is known
-- by its name (AMB-026).
create function reach_of(group_name text, group_code text) returns text immutable language sql as $$
  select case when group_name ~* 'maxx' or group_code ~* 'maxx' then 'all' when group_code = 'Broker' then 'brokered' else 'own' end
$$;
--> statement-breakpoint
-- The live session of a token, whose scope becomes that of the transaction; no row and no scope where there is none. As
-- its definer: nobody else may read sessions. A touch is due when some of the idle time has passed, a minute at most.
create function enter_session(hash text, touch boolean)
returns table (
  user_id integer, email text, company_id integer, reach text, role text, group_name text, group_code text,
  permissions text, idle_expires_at timestamptz, idle_seconds_left integer, expires_at timestamptz, touch_is_due boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select u.rec_id, u.email, u.client_id, reach_of(g.name, g.code), r.name, g.name, g.code,
    (select string_agg(o.code, ' ') from object_access a join objects o on o.rec_id = a.objects_rec_id
      where a.role_groups_rec_id = rg.rec_id and a.is_active = 1),
    case when touch and due.is_due then now() else s.used_at end + s.idle_seconds * interval '1 second',
    0, s.expires_at, touch and due.is_due
  into user_id, email, company_id, reach, role, group_name, group_code,
    permissions, idle_expires_at, idle_seconds_left, expires_at, touch_is_due
  from sessions s
  join users u on u.rec_id = s.users_rec_id
  join user_role_groups link on link.rec_id = s.user_role_groups_rec_id
  join role_groups rg on rg.rec_id = link.role_groups_rec_id
  join roles r on r.rec_id = rg.roles_rec_id
  join groups g on g.rec_id = rg.groups_rec_id
  cross join lateral (
    select now() - s.used_at > least(s.idle_seconds / 10, 60) * interval '1 second' as is_due
  ) due
  where s.token_hash = hash
    and s.expires_at > now()
    and s.used_at + s.idle_seconds * interval '1 second' > now()
    and u.is_active = 1
    and u.deleted_at is null
    and link.is_active = 1;
  if not found then return; end if;
  idle_seconds_left := floor(extract(epoch from idle_expires_at - now()));
  perform set_config('app.reach', reach, true), set_config('app.user', user_id::text, true),
    set_config('app.company', company_id::text, true);
  return next;
end $$;
