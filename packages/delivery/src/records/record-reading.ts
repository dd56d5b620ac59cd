import { isState } from '../kinds/claim-words.ts'
import { fieldsOf, type RecordField, type RecordKind } from '../kinds/record-kind.ts'
import { shareOf, type ColumnProfile } from '../map/column-profile.ts'
import { dateOrderOf, decimalMarksOf } from '../map/file-conventions.ts'
import { fitColumns, minimumScore } from '../map/fit-columns.ts'
import { columnByField, mappedColumns } from '../map/mapped-columns.ts'
import type { Mapping } from '../map/mapping.ts'
import type { KnownNames } from '../map/known-names.ts'
import { scoreHead } from '../map/score-head.ts'
import { isBlank } from '../read/cells.ts'
import type { TableProfile } from '../recognize/profile-table.ts'
import type { Column, Table } from '../recognize/table.ts'
import { namesTotal, type RowRule } from '../recognize/walk-table.ts'
import type { DecimalMark } from '../values/amount.ts'
import type { DateOrder } from '../values/day.ts'

/** How one table of records is read. */
export interface RecordReading {
  readonly table: Table
  readonly columns: ReadonlyMap<string, Column>
  readonly dateOrder: DateOrder
  readonly decimalMarks: ReadonlyMap<number, DecimalMark>
  /** Classifies rows for `walkTable`. */
  readonly keys: RowRule
  /** File words → portal values, by field, from the mapping. */
  readonly valueMaps: NonNullable<Mapping['valueMaps']>
}

const isNumber = ({ type }: RecordField) => type === 'amount' || type === 'number' || type === 'whole'

/** Decides how a table is read: by the mapping first, then by headers and content. */
export function readRecordTable(
  kind: RecordKind,
  table: Table,
  { mapping, profiles, names }: Pick<TableProfile, 'profiles'> & { mapping: Mapping; names: KnownNames },
): RecordReading {
  const mapped = mappedColumns(table, mapping) ?? proposeRecordColumns(kind, table, { profiles, names })
  const columns = columnByField(mapped)
  const numbers = fieldsOf(kind).filter(isNumber)
  const indexes = numbers.flatMap(({ name }) => columns.get(name)?.index ?? [])
  return {
    table,
    columns,
    dateOrder: dateOrderOf(profiles, mapping),
    decimalMarks: decimalMarksOf(indexes, profiles, mapping),
    keys: ruleOf(kind, columns),
    valueMaps: mapping.valueMaps ?? {},
  }
}

/** The field of each column by header, and by content if a header fits several fields. */
const proposeRecordColumns = (
  kind: RecordKind,
  { columns }: Table,
  content?: { readonly profiles: TableProfile['profiles']; readonly names: KnownNames },
): Map<Column, string> =>
  fitColumns(columns, fieldsOf(kind), {
    scoreOf: (column, field) => {
      const byHead = Math.max(...column.headerTexts.map((text) => scoreHead(text, field.heads)))
      const profile = content?.profiles.get(column.index)
      if (!content || !profile || profile.filled === 0 || byHead < minimumScore) return byHead
      return byHead * plausibility(field, profile, content.names)
    },
  })

/** A score from 0 to 1 of how well a column fits a field. An exact header outweighs the content. */
function plausibility({ type, refersTo, name }: RecordField, profile: ColumnProfile, names: KnownNames): number {
  if (refersTo?.target === 'company') {
    const isKnown = (text: string) =>
      refersTo.by === 'code' ? names.companyByCode(text) !== undefined : names.companyByName(text).kind !== 'unknown'
    return shareOf(profile, isKnown) >= 0.3 ? 1 : 0.8
  }
  if (type === 'day') return profile.share('days') >= 0.5 ? 1 : 0.7
  if (type === 'amount' || type === 'number' || type === 'whole') return profile.share('amounts') >= 0.5 ? 1 : 0.7
  if (name === 'State') return shareOf(profile, isState) >= 0.5 ? 1 : 0.9
  return 1
}

/** A total row has a total label and lacks a column that each record has. A note row has hardly any other cells. */
function ruleOf({ fields, key }: RecordKind, columns: ReadonlyMap<string, Column>): RowRule {
  const indexes = fields
    .filter(({ name, refersTo }) => key.includes(refersTo?.sets ?? name))
    .flatMap(({ name }) => columns.get(name)?.index ?? [])
  // A document is identified by its file name alone.
  const file = fields.find(({ refersTo }) => refersTo?.target === 'file')
  const fileIndex = columns.get(file?.name ?? '')?.index ?? -1
  return (row, table) => {
    if (!isBlank(row.cells[fileIndex])) return 'data'
    const known = table.columns.filter(({ index }) => !isBlank(row.cells[index])).length
    const hasKey = indexes.length > 0 && indexes.every((index) => !isBlank(row.cells[index]))
    if (namesTotal(row) && !hasKey) return 'total'
    if (hasKey && known >= Math.min(2, table.columns.length)) return 'data'
    return known >= Math.min(3, table.columns.length / 2) ? 'data' : 'group'
  }
}
