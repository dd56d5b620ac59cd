import type { Document } from '@captive/api-client/contract'

import { documentsIn } from '../../documents/document-facts.ts'
import { formatQuarter } from '../../format/quarter.ts'

/** The category that financial statements are filed under. */
const prefix = 'Financial & Profitability_Financial Statements'

const audited = 'Audited Financials'

export interface StatementGroup {
  /** 'Audited Financials'. */
  type: string
  statements: Document[]
}

/** The financial statements among a program's documents, the latest day first. */
export const statementsIn = (documents: readonly Document[]): Document[] => documentsIn(documents, prefix)

/** The years that there are statements of, newest first. */
export const yearsOf = (statements: readonly Document[]): number[] =>
  [...new Set(statements.map(({ Year }) => Year))].toSorted((one, other) => other - one)

/** The statements of a year by type of document, what was audited first (FIN-008, FIN-009). */
export function statementsOf(statements: readonly Document[], year: number): StatementGroup[] {
  const groups = Map.groupBy(
    statements.filter(({ Year }) => Year === year),
    ({ DocumentId }) => DocumentId.slice(prefix.length + 1) || 'Financial Statements',
  )
  return [...groups]
    .map(([type, those]) => ({ type, statements: those }))
    .toSorted(
      (one, other) =>
        Number(other.type === audited) - Number(one.type === audited) || one.type.localeCompare(other.type),
    )
}

/** 'Q3 2026' of a statement that is of a quarter; undefined for audited ones, whose date is shown (FIN-010, FIN-011). */
export function periodOf(type: string, { Quarter, Year }: Pick<Document, 'Quarter' | 'Year'>): string | undefined {
  return type === audited ? undefined : formatQuarter({ quarter: Quarter, year: Year })
}
