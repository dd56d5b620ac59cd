import { sql } from 'drizzle-orm'
import { confirmationPattern } from '@captive/form-engine/claim'

import type { Transaction } from '../../../database/database.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'

/** The texts that are confirmation numbers of filed reports. */
export async function knownConfirmationNumbers(tx: Transaction, texts: readonly string[]): Promise<string[]> {
  const pattern = confirmationPattern()
  const numbers = texts.filter((text) => pattern.test(text))
  if (numbers.length === 0) return []
  const found = await tx
    .select({ number: claimReports.confirmationNumber })
    .from(claimReports)
    .where(sql`${claimReports.confirmationNumber} = any(${sql.param(numbers)}::text[])`)
  return found.map(({ number }) => number)
}
