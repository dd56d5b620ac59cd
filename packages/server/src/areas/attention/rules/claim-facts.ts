import { sql, type SQL } from 'drizzle-orm'

import { claims, totalIncurred } from '../../../database/tables/claims.ts'
import type { ItemColumns } from './item-columns.ts'

/** The codes of the page of a claim. */
export const claimCodes = ['004', '004-001', '004-001-002'] as const

/** What all items about a claim have in common. */
export const claimFacts = (): Pick<ItemColumns, 'company' | 'subject' | 'name' | 'amount' | 'link'> => ({
  company: sql`${claims.ClientId}`,
  subject: sql`${claims.RecId}`,
  name: sql`${claims.ClaimNumber}`,
  amount: totalIncurred,
  link: sql`'/Claims/' || ${claims.PolicyId} || '/' || ${claims.RecId}`,
})

/** What is reserved for a claim, of its row or of an earlier valuation. */
export const reserved = (table: SQL): SQL => sql`(${table}.loss_reserve + ${table}.expense_reserve)`
