import { sql } from 'drizzle-orm'

/** Ends the time limits that calls have, for the rest of a transaction that works through a lot of data. */
export const patiently = sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true)`
