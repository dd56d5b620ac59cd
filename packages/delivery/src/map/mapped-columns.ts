import type { Sheet } from '../read/cells.ts'
import type { Column, Table } from '../recognize/table.ts'
import { ownValue } from '../values/own-value.ts'
import { identifierKey } from '../values/words.ts'
import type { Mapping, TableMapping } from './mapping.ts'

/** The mapped field of each column; undefined if the mapping has no column of this table. */
export function mappedColumns(table: Table, mapping: Mapping): Map<Column, string> | undefined {
  const mapped = tableMapping(table, mapping)
  if (!mapped) return undefined
  const byHead = new Map(Object.entries(mapped.columns).map(([head, field]) => [headKey(head), field]))
  return new Map(
    table.columns.flatMap((column) => {
      const field = [column.head, ...column.headerTexts]
        .map((head) => byHead.get(headKey(head)))
        .find((one) => one !== undefined)
      return field === undefined ? [] : [[column, field] as const]
    }),
  )
}

/** The column of each field. If several columns have the same field, the first one is used. */
export function columnByField(fields: ReadonlyMap<Column, string>): Map<string, Column> {
  const columns = new Map<string, Column>()
  for (const [column, field] of fields) if (!columns.has(field)) columns.set(field, column)
  return columns
}

/** A mapping without columns only states the position of the table. */
function tableMapping({ sheet }: Table, mapping: Mapping): TableMapping | undefined {
  const table = ownValue(mapping.sheets, sheet.name) ?? (mapping.columns && { columns: mapping.columns })
  return table && Object.keys(table.columns).length > 0 ? table : undefined
}

/** Compares headers without case, blanks and punctuation. A header with only symbols is compared unchanged. */
const headKey = (head: string) => identifierKey(head) || head.trim()

/** Whether a mapping lists sheets but not this one. */
export function isOtherSheet({ name }: Sheet, { sheets, sheet }: Mapping): boolean {
  return sheets ? !Object.hasOwn(sheets, name) : sheet !== undefined && sheet !== name
}

/** The first and last header row, if the mapping states them. */
export function headRowsIn({ name }: Sheet, { sheets, headRow }: Mapping): readonly [number, number] | undefined {
  const head = sheets ? ownValue(sheets, name)?.headRow : headRow
  if (head === undefined || head === 'repeated') return undefined
  return typeof head === 'number' ? [head, head] : head
}
