import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { pageSizes } from './table-state.ts'
import type { TableModel } from './use-table-model.ts'

interface TablePagerProps<Row> {
  label: string
  /** Of the whole table, before anything is searched for. */
  rows: readonly Row[]
  model: TableModel<Row>
  /** How many rows are ticked. */
  selected: number
  more: DataTableProps<Row>['more'] | undefined
}

const figures = new Intl.NumberFormat('en-US')

/** Where the reader is among the rows, and the way on; rows that fit the smallest page are counted, not turned. */
export function TablePager<Row>({ label, rows, model, selected, more }: TablePagerProps<Row>) {
  const total = model.found.length
  const first = model.page * model.pageSize + 1
  const last = Math.min(total, first + model.pageSize - 1)
  const all = `${more ? 'more than ' : ''}${figures.format(total)}`
  const shown = total === 0 ? 'No rows' : `${figures.format(first)}–${figures.format(last)} of ${all}`
  const count = (
    <span className={classes.shown} role="status">
      {selected > 0 ? `${shown}, ${figures.format(selected)} selected` : shown}
    </span>
  )
  if (rows.length === 0 && !more) return null
  if (rows.length <= pageSizes[0] && !more) return <div className={classes.pager}>{count}</div>
  return (
    <nav className={classes.pager} data-on-paper aria-label={`Pages of ${label}`}>
      {count}
      {total > 0 || more ? (
        <>
          <label className={classes.pageSize}>
            Rows per page
            <NativeSelect
              data={pageSizes.map(String)}
              value={String(model.pageSize)}
              onChange={(event) => model.setPageSize(Number(event.currentTarget.value))}
            />
          </label>
          <div className={classes.turn}>
            <ActionIcon aria-label="Previous page" disabled={model.page === 0} onClick={() => model.turnPage(-1)}>
              <IconChevronLeft size={24} aria-hidden />
            </ActionIcon>
            <span>{`${model.page + 1} / ${model.pageCount}${more ? '+' : ''}`}</span>
            <ActionIcon
              aria-label="Next page"
              disabled={!more && model.page + 1 >= model.pageCount}
              loading={more?.loading ?? false}
              onClick={() => model.turnPage(1)}
            >
              <IconChevronRight size={24} aria-hidden />
            </ActionIcon>
          </div>
        </>
      ) : null}
    </nav>
  )
}
