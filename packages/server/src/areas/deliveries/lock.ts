import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { withoutTimeouts } from '../../database/without-timeouts.ts'
import { selectRows } from '../../database/select-rows.ts'
import { AnotherIsAppliedError } from './another-is-applied-error.ts'
import { preferIndexes } from './prefer-indexes.ts'

/** An arbitrary lock id. Deliveries are applied and taken back one at a time. */
const deliveriesLock = 7_261_006

/**
 * Takes the lock for applying and taking back deliveries, and disables the transaction's time limits.
 * @throws AnotherIsAppliedError
 */
export async function lockDeliveries(tx: Transaction): Promise<void> {
  const rows = await selectRows<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${deliveriesLock}) locked`,
  )
  if (!rows[0]?.locked) throw new AnotherIsAppliedError()
  await tx.execute(withoutTimeouts)
  await tx.execute(preferIndexes)
}
