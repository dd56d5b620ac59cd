import { sql } from 'drizzle-orm'

/**
 * Makes the rest of a transaction look up claims by index. A table that was filled recently has no statistics, so the
 * planner would scan it for each batch of claims. With scans disabled, the planner overestimates the cost of other
 * plans so much that JIT compilation would take seconds; therefore JIT is off, too.
 */
export const preferIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
  set_config('jit', 'off', true)`
