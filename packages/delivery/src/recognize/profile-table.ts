import { ColumnProfile } from '../map/column-profile.ts'
import type { Row } from '../read/cells.ts'
import type { Table } from './table.ts'
import { walkTable, type RowRule } from './walk-table.ts'

/** Rows on which conventions are tried. */
const sampled = 2_000
/** Rows of data after which columns are known well enough; the rest of a large file need not be read for it. */
const profiled = 20_000

export interface TableProfile {
  readonly profiles: ReadonlyMap<number, ColumnProfile>
  /** The first rows of data. */
  readonly sample: readonly Row[]
  /** Rows of titles, groups and notes, of which the first ones are kept. */
  readonly notes: readonly Row[]
  readonly hiddenRows: number
}

/** Counts what the columns of a table hold. */
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
