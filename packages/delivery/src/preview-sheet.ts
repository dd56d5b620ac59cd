import { isBlank, textOf, type Row, type Sheet } from './read/cells.ts'
import type { Column, Table } from './recognize/table.ts'
import { walkTable, type RowKind, type RowRule } from './recognize/walk-table.ts'

/** The numbers of rows per sheet and of values per column in a preview. */
const shownRows = 60
const samples = 3

export interface PreviewRow {
  readonly number: number
  readonly kind: RowKind | 'title' | 'head' | 'blank'
  readonly cells: readonly string[]
}

export interface PreviewColumn {
  readonly sheet: string
  readonly head: string
  /** The field of the column; null if the column is not imported. */
  readonly field: string | null
  readonly samples: readonly string[]
}

/** The first rows of a sheet with their row types. */
export async function previewRows(
  sheet: Sheet,
  reading: { readonly table: Table; readonly keys: readonly number[] | RowRule } | undefined,
): Promise<PreviewRow[]> {
  const kinds = new Map<number, RowKind>()
  if (reading)
    for await (const batch of walkTable(reading.table, reading.keys)) {
      for (const { kind, row } of batch) kinds.set(row.number, kind)
      if (kinds.size >= shownRows) break
    }
  const [firstHead, lastHead] = reading?.table.headRows ?? [Infinity, -Infinity]
  for await (const batch of sheet.rows())
    return batch.slice(0, shownRows).map(({ number, cells }) => ({
      number,
      kind: kindOf(number, cells.every(isBlank)),
      cells: cells.map(textOf),
    }))
  return []

  function kindOf(number: number, isEmpty: boolean): PreviewRow['kind'] {
    if (isEmpty) return 'blank'
    if (number >= firstHead && number <= lastHead) return 'head'
    if (number < firstHead) return 'title'
    // `walkTable` leaves out repeated headers.
    return kinds.get(number) ?? (reading ? 'head' : 'other')
  }
}

/** The columns of a table with their fields. */
export function previewColumns(
  { sheet, columns }: Table,
  fieldOf: (column: Column) => string | undefined,
  { rows, isShown }: { readonly rows: readonly Row[]; readonly isShown: (field: string) => boolean },
): PreviewColumn[] {
  return columns.map((column) => {
    const field = fieldOf(column)
    const texts = rows.map(({ cells }) => textOf(cells[column.index])).filter(Boolean)
    return {
      sheet: sheet.name,
      head: column.head,
      field: field !== undefined && isShown(field) ? field : null,
      samples: texts.slice(0, samples),
    }
  })
}
