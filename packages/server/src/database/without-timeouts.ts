import { sql } from 'drizzle-orm'

/** Removes the time limits of calls for the rest of a transaction that processes a lot of data. */
export const withoutTimeouts = sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true)`
