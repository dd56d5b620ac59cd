import { sql } from 'drizzle-orm'

/**
 * Lets the rest of a transaction look claims up by index. Without statistics, which a table has some time after it was
 * filled, the planner would read it whole for each batch of claims. It rates other plans absurdly high then, and would
 * take seconds to compile a statement of such a plan, so it does not compile.
 */
export const byIndex = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
  set_config('jit', 'off', true)`
