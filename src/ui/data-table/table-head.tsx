import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { settingOf, type DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import type { RowSelection } from './row-selection.ts'
import { TickBox } from './tick-box.tsx'
import type { TableModel } from './use-table-model.ts'

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  styles: readonly CSSProperties[]
  model: TableModel<Row>
  rowKey: (row: Row) => string
  selection: RowSelection | undefined
}

/** Column heads; a press sorts, another turns the order round (TBL-004). */
export function TableHead<Row>({ columns, styles, model, rowKey, selection }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && <SelectAll keys={model.found.map(rowKey)} selection={selection} />}
        {columns.map((column, at) => {
          const sorted = model.sorting?.columnId === column.id ? model.sorting : undefined
          const SortIcon = sorted ? (sorted.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
          return (
            <th
              key={column.id}
              scope="col"
              role="columnheader"
              style={styles[at]}
              data-kind={settingOf(column)}
              data-names={at === 0 || undefined}
              data-pressed={column.sortable === false || undefined}
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

/** Ticks what the search finds, on all pages. */
function SelectAll({ keys, selection }: { keys: readonly string[]; selection: RowSelection }) {
  const ticked = keys.filter((key) => selection.keys.has(key)).length
  return (
    <th scope="col" role="columnheader" className={classes.tick}>
      <TickBox
        aria-label="Select all rows"
        disabled={keys.length === 0}
        checked={keys.length > 0 && ticked === keys.length}
        indeterminate={ticked > 0 && ticked < keys.length}
        onChange={(event) => selection.onKeys(event.currentTarget.checked ? new Set(keys) : new Set())}
      />
    </th>
  )
}
