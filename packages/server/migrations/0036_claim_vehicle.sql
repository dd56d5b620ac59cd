ALTER TABLE "claims" ADD COLUMN "vehicle" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "loss_time" text;--> statement-breakpoint
-- A search for a claim looks at its vehicle, too.
create or replace function write_search_text() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  number text := plain_words(new.claim_number);
begin
  new.search_text := ' ' || number || ' ' || replace(number, ' ', '') || ' ' || plain_words(
    new.claimant_name || ' ' || coalesce(new.driver_name, '') || ' ' || coalesce(new.vehicle, '') || ' ' ||
    new.loss_location || ' ' || new.facts_of_loss);
  return new;
end $$;
--> statement-breakpoint
drop trigger writes_search_text on claims;
--> statement-breakpoint
create trigger writes_search_text
  before insert or update of claim_number, claimant_name, driver_name, vehicle, loss_location, facts_of_loss, search_text
  on claims for each row execute function write_search_text();
