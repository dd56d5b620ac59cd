import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { alignmentOf, type DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { TickBox } from './tick-box.tsx'
import type { DataTableInstance } from './use-data-table.ts'
import type { TableModel } from './use-table-model.ts'
import { texts } from '../texts.ts'

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  styles: readonly CSSProperties[]
  model: TableModel<Row>
  /** Whether the table has row selection. */
  selects: boolean
}

/** Column headers; a click sorts, and another click reverses the order (TBL-004). */
export function TableHead<Row>({ columns, styles, model, selects }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selects && <SelectAll table={model.table} />}
        {columns.map((column, at) => {
          const sorted = model.sorting?.columnId === column.id ? model.sorting : undefined
          const SortIcon = sorted ? (sorted.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
          return (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              style={styles[at]}
              data-kind={alignmentOf(column)}
              data-names={at === 0 || undefined}
              data-pressed={column.sortable === false || undefined}
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable === false || column.unsorted ? (
                <span className={classes.plainHead}>{column.header}</span>
              ) : (
                <button
                  type="button"
                  className={classes.sortButton}
                  data-sorted={sorted ? true : undefined}
                  onClick={() =>
                    model.sortBy({ columnId: column.id, descending: sorted !== undefined && !sorted.descending })
                  }
                >
                  <span>{column.header}</span>
                  <SortIcon size={16} stroke={2} aria-hidden />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** A checkbox that selects all matching rows on all pages. */
function SelectAll<Row>({ table }: { table: DataTableInstance<Row> }) {
  const isAll = table.getIsAllRowsSelected()
  return (
    <th scope="col" role="columnheader" className={classes.tick}>
      <TickBox
        aria-label={texts.table.selectAll}
        disabled={table.getRowModel().rows.length === 0}
        checked={isAll}
        indeterminate={!isAll && table.getIsSomeRowsSelected()}
        onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked, { deselectAll: true })}
      />
    </th>
  )
}
