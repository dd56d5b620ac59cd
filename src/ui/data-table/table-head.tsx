import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import type { RowModel } from './use-row-model.ts'

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  model: RowModel<Row>
}

/** Column heads; a press sorts, another turns the order round (TBL-004). */
export function TableHead<Row>({ columns, model }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const sorted = model.sorting?.columnId === column.id ? model.sorting : undefined
          const SortIcon = sorted ? (sorted.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
          return (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              data-align={column.align}
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable === false ? (
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
                  {column.header}
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
