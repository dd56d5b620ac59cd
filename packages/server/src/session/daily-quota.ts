import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { addToCount } from './limits.ts'

type QuotaName = keyof Config['perDay']

const day = 86_400 // seconds

/**
 * Counts an amount toward what a user or a company may have in a day. Where it returns false, throw, so that the
 * transaction undoes the count together with the work that was counted.
 * @returns whether all of the day is within the quota
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
