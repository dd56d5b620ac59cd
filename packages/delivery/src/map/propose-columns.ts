import { claimFields } from '../kinds/claim-fields.ts'
import { lineKey, proposedStatus } from '../kinds/claim-words.ts'
import type { Field } from '../kinds/field.ts'
import type { Column, Table } from '../recognize/table.ts'
import { shareOf, type ColumnProfile } from './column-profile.ts'
import type { KnownNames } from './known-names.ts'
import { fitColumns, minimumScore } from './fit-columns.ts'
import { confirmationKey } from '../values/words.ts'
import { scoreHead } from './score-head.ts'

/** Facts about the content of a table's columns. */
export interface Content {
  readonly profiles: ReadonlyMap<number, ColumnProfile>
  readonly names: KnownNames
  /** Claim numbers in the file that the portal also has. */
  readonly claimNumbers: ReadonlySet<string>
  /** Confirmation numbers in the file that belong to filed claim reports. */
  readonly confirmationNumbers: ReadonlySet<string>
  /** Whether a claim has several rows. */
  readonly severalRows: boolean
}

/**
 * Assigns the best fitting field to each column by header and content. Each field is used once. Leaves out columns that
 * fit no field.
 * @param content undefined before the rows are read; then only headers are compared
 */
export function proposeColumns({ columns }: Table, content?: Content): Map<Column, string> {
  const proposed = fitColumns(columns, claimFields, {
    scoreOf: (column, field) => scoreOf(column, field, content),
    isRepeatable,
  })
  return takeSumsForLoss(proposed, new Set(proposed.values()))
}

const isRepeatable = ({ name }: Field) => name === '#part' || name === '#sum' || name === '#movement'

/** If no amounts are split by kind of cost, the sums are read as loss. */
function takeSumsForLoss(proposed: Map<Column, string>, taken: ReadonlySet<string>): Map<Column, string> {
  for (const [column, field] of proposed) {
    if (field !== '#sum') continue
    for (const name of ['LossPaid', 'LossReserve'] as const) {
      const kind = name === 'LossPaid' ? 'total paid' : 'total reserve'
      const isSplit = taken.has(name) || taken.has(name.replace('Loss', 'Expense'))
      if (!isSplit && column.headerTexts.some((text) => scoreHead(text, [kind]) >= 0.9)) proposed.set(column, name)
    }
  }
  return proposed
}

function scoreOf(column: Column, field: Field, content: Content | undefined): number {
  const byHead = Math.max(...column.headerTexts.map((text) => scoreHead(text, field.heads)))
  const profile = content?.profiles.get(column.index)
  if (!content || !profile || profile.filled === 0) return field.name === '#part' && !content?.severalRows ? 0 : byHead
  const likely = byHead >= minimumScore ? byHead * plausibility(field, profile, content, byHead) : 0
  return Math.max(likely, byContent(field, profile, content))
}

/** A score from 0 to 1 of how well a column fits a field. */
function plausibility({ name, type }: Field, profile: ColumnProfile, content: Content, byHead: number): number {
  switch (name) {
    case 'StatusCode':
      if (shareOf(profile, (text) => proposedStatus(text) !== undefined) >= 0.5) return 1
      return byHead >= 0.95 && profile.values.size <= 12 ? 0.9 : 0
    case 'StateCode':
      return profile.share('states') >= 0.6 ? 1 : 0
    case 'AdjusterEmail':
      return profile.share('emails') >= 0.6 ? 1 : 0
    case '#line':
      return shareOf(profile, (text) => lineKey(text) !== undefined) >= 0.6 ? 1 : 0
    case '#company.code':
      return shareOf(profile, (text) => content.names.companyByCode(text) !== undefined) >= 0.5 ? 1 : 0
    case '#company.name':
      return shareOf(profile, (text) => content.names.companyByName(text).kind !== 'unknown') >= 0.3 ? 1 : 0.6
    case 'PolicyNumber':
      return shareOf(profile, (text) => content.names.policy(text) !== undefined) >= 0.3 ? 1 : 0.8
    case '#part':
      return content.severalRows ? 1 : 0
  }
  if (type === 'day') return profile.share('days') >= 0.6 ? 1 : 0
  if (type === 'amount') return profile.share('amounts') >= 0.6 && profile.typedDays === 0 ? 1 : 0
  return profile.share('days') >= 0.8 && profile.share('amounts') < 0.8 ? 0 : 1
}

/** The score that the content alone proves, regardless of the header. */
function byContent({ name }: Field, profile: ColumnProfile, content: Content): number {
  switch (name) {
    case 'ClaimNumber':
      return shareOf(profile, (text) => content.claimNumbers.has(text)) >= 0.5 ? 0.97 : 0
    case '#report':
      // Most claims of a file were not reported in the portal, so few of its cells may be known.
      return shareOf(profile, (text) => content.confirmationNumbers.has(confirmationKey(text))) >= 0.2 ? 0.98 : 0
    case 'PolicyNumber':
      return shareOf(profile, (text) => content.names.policy(text) !== undefined) >= 0.7 ? 0.9 : 0
    case '#company.name':
      return shareOf(profile, (text) => content.names.companyNamed(text) !== undefined) >= 0.7 ? 0.9 : 0
    case 'StatusCode': {
      const isStatus = shareOf(profile, (text) => proposedStatus(text) !== undefined) >= 0.95
      return isStatus && profile.values.size <= 8 ? 0.8 : 0
    }
    case 'StateCode':
      return profile.share('states') >= 0.95 ? 0.6 : 0
    case 'AdjusterEmail':
      return profile.share('emails') >= 0.95 ? 0.6 : 0
    default:
      return 0
  }
}
