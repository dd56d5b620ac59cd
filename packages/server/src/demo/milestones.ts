import { eq } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { milestones } from '../database/tables/operation.ts'

/** A part of the demo data. Each is loaded once in the life of a database. */
type Part = 'demo-data' | 'demo-deliveries' | 'demo-reports' | 'demo-work'

export const wantsDemoData = ({ demoData, production }: Pick<Config, 'demoData' | 'production'>): boolean =>
  demoData && !production

/** The day on which a part was loaded, or undefined. The dates of the demo data are relative to it. */
export async function loadedOn(tx: Transaction, part: Part): Promise<string | undefined> {
  const [found] = await tx.select().from(milestones).where(eq(milestones.name, part))
  return found?.value
}

/**
 * Notes that a part is loaded by this transaction. Waits for another copy that does the same.
 * @returns false if it is loaded already
 */
export async function beginPart(tx: Transaction, part: Part, today = new Date()): Promise<boolean> {
  const row = { name: part, value: dayOf(today) }
  return (await tx.insert(milestones).values(row).onConflictDoNothing().returning()).length > 0
}
