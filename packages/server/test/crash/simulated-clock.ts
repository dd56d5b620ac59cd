import { sql } from 'drizzle-orm'

import type { Database, Prepare } from '../../src/database/database.ts'
import { systemScope } from '../../src/database/scope.ts'

/**
 * Gives a database a clock that can be set: a function now() that is found before PostgreSQL's own, by statements, by the
 * defaults of columns, and by the function that finds sessions. To be done by the owner whenever it is opened;
 * the second time changes nothing.
 */
export const installClock: Prepare = async (owner) => {
  await owner.execute(
    sql.raw(`do $$ declare column_of record; begin
      create schema if not exists simulated;
      grant usage on schema simulated to portal_application;
      create table if not exists simulated.clock (ahead interval not null);
      grant select, update on simulated.clock to portal_application;
      insert into simulated.clock select '0' where not exists (select from simulated.clock);
      create or replace function simulated.now() returns timestamptz stable language sql
        as 'select pg_catalog.now() + ahead from simulated.clock';
      execute format('alter database %I set search_path = simulated, public, pg_catalog', current_database());
      alter function enter_session(text, boolean, text) set search_path = simulated, public, pg_catalog, pg_temp;
      for column_of in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default = 'now()'
      loop
        execute format('alter table %I alter column %I set default simulated.now()', column_of.table_name, column_of.column_name);
      end loop;
    end $$`),
  )
  await owner.execute(sql`set search_path = simulated, public, pg_catalog`) // PGlite does not look at its database's own
}

/** Moves the clock forward by a number of minutes, or back if it is negative. */
export async function moveClock(database: Database, minutes: number): Promise<void> {
  await database.transaction(systemScope, (tx) =>
    tx.execute(sql`update simulated.clock set ahead = ahead + ${minutes} * interval '1 minute'`),
  )
}
