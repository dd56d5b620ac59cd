import { sql, type SQL } from 'drizzle-orm'

import { claims, totalIncurred } from '../../../database/tables/claims.ts'
import type { ItemColumns } from './item-columns.ts'

/** The permission codes of a claim's page. */
export const claimCodes = ['004', '004-001', '004-001-002'] as const

/** The columns that all items about claims share. */
export const claimFacts = (): Pick<ItemColumns, 'company' | 'subject' | 'name' | 'amount' | 'link'> => ({
  company: sql`${claims.ClientId}`,
  subject: sql`${claims.RecId}`,
  name: sql`${claims.ClaimNumber}`,
  amount: totalIncurred,
  link: sql`'/Claims/' || ${claims.PolicyId} || '/' || ${claims.RecId}`,
})

/** The reserves of a claim, from its row or from an earlier valuation. */
export const totalReserves = (table: SQL): SQL => sql`(${table}.loss_reserve + ${table}.expense_reserve)`
