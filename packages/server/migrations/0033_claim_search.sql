create extension if not exists pg_trgm;
--> statement-breakpoint
-- The words of a text: lower case, without accents and apostrophes, one space between words. The ranges are signs that
-- are neither letters nor digits; a class such as [:alnum:] would depend on the locale of the database.
create function plain_words(words text) returns text immutable parallel safe language sql
return trim(regexp_replace(
  regexp_replace(lower(normalize(words, nfkd)), '[\u0300-\u036f''\u2019]+', '', 'g'),
  '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'));
--> statement-breakpoint
-- What a search for a claim looks at. It begins with a space, so that '% w%' finds the beginning of each word. The claim
-- number is in it twice, also without punctuation. A trigger writes it, and not a generated column, so that a row can be
-- written as it was read.
alter table claims add column search_text text;
--> statement-breakpoint
create function write_search_text() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  number text := plain_words(new.claim_number);
begin
  new.search_text := ' ' || number || ' ' || replace(number, ' ', '') || ' ' || plain_words(
    new.claimant_name || ' ' || coalesce(new.driver_name, '') || ' ' || new.loss_location || ' ' || new.facts_of_loss);
  return new;
end $$;
--> statement-breakpoint
create trigger writes_search_text
  before insert or update of claim_number, claimant_name, driver_name, loss_location, facts_of_loss, search_text on claims
  for each row execute function write_search_text();
--> statement-breakpoint
update claims set search_text = null;
--> statement-breakpoint
create index claims_search_text on claims using gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "claims_loss" ON "claims" USING btree ("loss_date","rec_id");--> statement-breakpoint
CREATE INDEX "claims_incurred" ON "claims" USING btree (("loss_paid" + "loss_reserve" + "expense_paid" + "expense_reserve" - "recovery"),"rec_id");--> statement-breakpoint
-- The ids of claims that the caller may see and that have all words, in any order: as typed, or in a similar spelling, as
-- similar as there is one.
-- PostgreSQL does not use an index of texts below row-level security, because comparing texts could reveal rows. So this
-- function runs as the owner and asks may_see_company itself, as the policy of the table does.
create function find_claims(asked text, company integer, in_similar_spelling boolean, most integer) returns setof integer
stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.6
language plpgsql as $$
declare
  words text[] := (string_to_array(plain_words(asked), ' '))[1:8];
  word text;
  conditions text := '';
  similarity text;
begin
  if plain_words(asked) = '' then return; end if;
  foreach word in array words loop
    conditions := conditions || case
      when length(word) < 3 then format(' and search_text like %L', '% ' || word || '%')
      when in_similar_spelling then format(' and %L <%% search_text', word)
      else format(' and search_text like %L', '%' || word || '%') end;
  end loop;
  foreach similarity in array case when in_similar_spelling then array['0.6', '0.45', '0.35'] else array['1'] end loop
    perform set_config('pg_trgm.word_similarity_threshold', similarity, true);
    return query execute format('select rec_id from claims
      where may_see_company(app_reach(), app_company(), client_id,
        client_id in (select client_id from clients where broker_client_id = app_company()))
      and ($1 is null or client_id = $1) %s limit $2', conditions) using company, most;
    exit when found;
  end loop;
end $$;
--> statement-breakpoint
revoke execute on function find_claims(text, integer, boolean, integer) from public;
--> statement-breakpoint
grant execute on function find_claims(text, integer, boolean, integer) to portal_application;
