import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { companyInScope } from '../../database/scope.ts'
import { selectRows } from '../../database/select-rows.ts'
import { renewalPapers } from './rules/renewal-papers.ts'
import type { Reader } from './rules/rule.ts'

/** How many renewal documents each company still has to file. Empty if the reader may not see them. */
export async function readMissingPapers(tx: Transaction, reader: Reader): Promise<ReadonlyMap<number, number>> {
  if (!renewalPapers.codes.every((code) => reader.permissions.has(code))) return new Map()
  const isInScope = (column: Parameters<typeof companyInScope>[1]) => companyInScope(reader.scope, column)
  const rows = await selectRows<{ company: number; count: number }>(
    tx,
    sql`select company, "count" from (${renewalPapers.items({ reader, isInScope })}) item`,
  )
  return new Map(rows.map(({ company, count }) => [company, count]))
}
