-- What a search looks at. Each begins with a space, so that '% w%' finds the beginning of each word.
create function document_words(file_name text, description text, year integer) returns text immutable parallel safe language sql
return ' ' || plain_words(file_name || ' ' || description || ' ' || year::text);
--> statement-breakpoint
create function vehicle_words(year integer, make text, model text, vin text) returns text immutable parallel safe language sql
return ' ' || plain_words(year::text || ' ' || make || ' ' || model || ' ' || vin);
--> statement-breakpoint
create index documents_words on documents using gin (document_words(file_name, description, year) gin_trgm_ops);
--> statement-breakpoint
create index vehicles_words on vehicles using gin (vehicle_words(vehyear, make, model, vin) gin_trgm_ops);
--> statement-breakpoint
-- The condition that a text has all words, in any order. A word of two signs is the beginning of one.
create function words_condition(asked text, searched text) returns text immutable parallel safe language sql
return (select string_agg(
    format(' and %s like %L', searched, case when length(word) < 3 then '% ' else '%' end || word || '%'), '')
  from unnest((string_to_array(plain_words(asked), ' '))[1:8]) word);
--> statement-breakpoint
-- The ids of documents that have all words: of companies that the caller may see, and of one program. Like find_claims,
-- this runs as the owner, and the rows are read below row-level security again.
create function find_documents(asked text, program integer, most integer) returns setof integer
stable security definer set search_path = public, pg_temp language plpgsql as $$
begin
  if plain_words(asked) = '' then return; end if;
  return query execute format('select rec_id from documents
    where ((client_id is not null and may_see_company(app_reach(), app_company(), client_id,
        client_id in (select client_id from clients where broker_client_id = app_company())))
      or (client_id is null and programs_rec_id = $1)) %s limit $2',
    words_condition(asked, 'document_words(file_name, description, year)')) using program, most;
end $$;
--> statement-breakpoint
-- The ids of vehicles that have all words, of companies that the caller may see.
create function find_vehicles(asked text, most integer) returns setof integer
stable security definer set search_path = public, pg_temp language plpgsql as $$
begin
  if plain_words(asked) = '' then return; end if;
  return query execute format('select rec_id from vehicles
    where may_see_company(app_reach(), app_company(), client_id,
      client_id in (select client_id from clients where broker_client_id = app_company())) %s limit $1',
    words_condition(asked, 'vehicle_words(vehyear, make, model, vin)')) using most;
end $$;
--> statement-breakpoint
revoke execute on function find_documents(text, integer, integer), find_vehicles(text, integer) from public;
--> statement-breakpoint
grant execute on function find_documents(text, integer, integer), find_vehicles(text, integer) to portal_application;
