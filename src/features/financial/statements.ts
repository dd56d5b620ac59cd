import type { Document } from '@captive/api-client/contract'

import { documentsIn } from '../../documents/document-facts.ts'
import { formatQuarter } from '../../format/quarter.ts'
import { texts } from './texts.ts'

/** The document category of financial statements. */
const prefix = 'Financial & Profitability_Financial Statements'

const typeOf = (category: string) => category.slice(prefix.length + 1) || texts.statements.untyped

const audited = typeOf(`${prefix}_Audited Financials`)

export interface StatementGroup {
  /** For example 'Audited Financials'. */
  type: string
  statements: Document[]
}

/** The financial statements among a program's documents, latest date first. */
export const statementsIn = (documents: readonly Document[]): Document[] => documentsIn(documents, prefix)

/** The years with statements, newest first. */
export const yearsOf = (statements: readonly Document[]): number[] =>
  [...new Set(statements.map(({ Year }) => Year))].toSorted((one, other) => other - one)

/** The statements of one year by document type, audited ones first (FIN-008, FIN-009). */
export function statementsOf(statements: readonly Document[], year: number): StatementGroup[] {
  const groups = Map.groupBy(
    statements.filter(({ Year }) => Year === year),
    ({ DocumentId }) => typeOf(DocumentId),
  )
  return [...groups]
    .map(([type, ofType]) => ({ type, statements: ofType }))
    .toSorted(
      (one, other) =>
        Number(other.type === audited) - Number(one.type === audited) || one.type.localeCompare(other.type),
    )
}

/** 'Q3 2026' for a quarterly statement. Undefined for audited ones, which show their date (FIN-010, FIN-011). */
export function periodOf(type: string, { Quarter, Year }: Pick<Document, 'Quarter' | 'Year'>): string | undefined {
  return type === audited ? undefined : formatQuarter({ quarter: Quarter, year: Year })
}
