import { ColumnProfile } from '../map/column-profile.ts'
import type { Row } from '../read/cells.ts'
import type { Table } from './table.ts'
import { walkTable, type RowRule } from './walk-table.ts'

/** The number of rows on which conventions are tested. */
const sampled = 2_000
/** The number of data rows that suffice to identify columns. The rest of a large file is not read for it. */
const profiled = 20_000

export interface TableProfile {
  readonly profiles: ReadonlyMap<number, ColumnProfile>
  /** The first data rows. */
  readonly sample: readonly Row[]
  /** The first rows with titles, groups and notes. */
  readonly notes: readonly Row[]
  readonly hiddenRows: number
}

/** Counts the cell contents of a table's columns. */
export async function profileTable(table: Table, keys: readonly number[] | RowRule): Promise<TableProfile> {
  const profiles = new Map(table.columns.map(({ index }) => [index, new ColumnProfile()]))
  const sample: Row[] = []
  const notes: Row[] = []
  let [dataRows, hiddenRows] = [0, 0]
  for await (const rows of walkTable(table, keys)) {
    for (const { kind, row } of rows) {
      if (kind === 'data') {
        dataRows += 1
        if (row.isHidden) hiddenRows += 1
        if (sample.length < sampled) sample.push(row)
        for (const [index, profile] of profiles) profile.add(row.cells[index])
      } else if (kind === 'group' && notes.length < sampled) notes.push(row)
    }
    if (dataRows >= profiled) break
  }
  return { profiles, sample, notes, hiddenRows }
}
