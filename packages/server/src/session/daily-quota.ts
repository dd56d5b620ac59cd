import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { addToCount } from './limits.ts'

type QuotaName = keyof Config['perDay']

const day = 86_400 // seconds

/**
 * Counts an amount towards what a user or a company may have in a day; runs in the system's scope. What it is counted
 * for is to be undone where this says no, and the count with it.
 * @returns whether all of the day is within the quota
 */
export async function isWithinQuota(
  tx: Transaction,
  { perDay }: Pick<Config, 'perDay'>,
  name: QuotaName,
  whom: number,
  amount: number,
): Promise<boolean> {
  const { count } = await addToCount(tx, `${name}:${whom}`, amount, day)
  return count <= perDay[name]
}
