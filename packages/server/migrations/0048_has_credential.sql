-- Whether a user can sign in: with a password, a passkey or an account of an identity provider. As its definer: nobody
-- else may read credentials, and this tells nothing more.
create function has_credential(user_id integer) returns boolean
stable language sql security definer set search_path = public, pg_temp
return exists (select from passwords where users_rec_id = user_id)
  or exists (select from passkeys where users_rec_id = user_id)
  or exists (select from provider_accounts where users_rec_id = user_id);
--> statement-breakpoint
drop function has_password(integer);
