import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { addToCount } from './limits.ts'

type QuotaName = keyof Config['perDay']

const day = 86_400 // seconds

/**
 * Counts an amount toward the daily quota of a user or a company. If it returns false, throw, so that the transaction
 * rolls back the count together with the counted work.
 * @returns whether the amount is within the quota
 */
export async function isWithinQuota(
  tx: Transaction<'system'>,
  { perDay }: Pick<Config, 'perDay'>,
  name: QuotaName,
  whom: number,
  amount: number,
): Promise<boolean> {
  const { count } = await addToCount(tx, `${name}:${whom}`, amount, day)
  return count <= perDay[name]
}
