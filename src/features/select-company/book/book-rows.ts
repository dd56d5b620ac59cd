import type { BookCompany } from '@captive/api-client/contract'

import type { CompanyRow } from '../companies.ts'

/** A company of the book, with the company to activate. */
export type BookRow = BookCompany & Pick<CompanyRow, 'name' | 'company'>

/** The number of recently chosen companies at the top. */
const recentCompanies = 5

/** Joins figures and companies: starred companies first, then recent ones, then by the next due date. */
export function toBookRows(book: readonly BookCompany[], companies: readonly CompanyRow[]): BookRow[] {
  const byId = new Map(companies.map((row) => [row.company.clientId, row]))
  const rows = book.flatMap((figures) => {
    const found = byId.get(figures.ClientId)
    return found ? [{ ...figures, name: found.name, company: found.company }] : []
  })
  const recent = rows
    .filter(({ OpenedAt }) => OpenedAt !== null)
    .toSorted((one, other) => (other.OpenedAt ?? '').localeCompare(one.OpenedAt ?? ''))
    .slice(0, recentCompanies)
    .map(({ ClientId }) => ClientId)
  const rankOf = ({ IsStarred, ClientId }: BookRow) => (IsStarred ? 0 : recent.includes(ClientId) ? 1 : 2)
  const dueOf = ({ DaysToRenewal }: BookRow) => DaysToRenewal ?? Number.MAX_SAFE_INTEGER
  return rows.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || dueOf(one) - dueOf(other) || other.Items - one.Items,
  )
}
