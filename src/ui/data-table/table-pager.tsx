import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { SelectBox } from '../fields/select-box.tsx'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { pageSizes } from './table-state.ts'
import type { TableModel } from './use-table-model.ts'
import { texts } from '../texts.ts'

interface TablePagerProps<Row> {
  label: string
  /** All rows before the search. */
  rows: readonly Row[]
  model: TableModel<Row>
  /** The number of selected rows. */
  selected: number
  more: DataTableProps<Row>['more'] | undefined
  onTurn: (by: 1 | -1, event: MouseEvent) => void
}

const figures = new Intl.NumberFormat('en-US')

/** The position in the table and the paging buttons. A table that fits on one page shows only the number of rows. */
export function TablePager<Row>({ label, rows, model, selected, more, onTurn }: TablePagerProps<Row>) {
  const total = model.found.length
  const first = model.page * model.pageSize + 1
  const last = Math.min(total, first + model.pageSize - 1)
  const all = more ? texts.table.moreThan(figures.format(total)) : figures.format(total)
  const shown = total === 0 ? texts.table.noRows : texts.table.rows(figures.format(first), figures.format(last), all)
  const count = (
    <span className={classes.shown} role="status">
      {selected > 0 ? texts.table.selected(shown, figures.format(selected)) : shown}
    </span>
  )
  if (rows.length === 0 && !more) return null
  if (rows.length <= pageSizes[0] && !more) return <div className={classes.pager}>{count}</div>
  return (
    <nav className={classes.pager} data-on-paper aria-label={texts.table.pages(label)}>
      {count}
      {total > 0 || more ? (
        <>
          <label className={classes.pageSize}>
            <span>{texts.table.rowsPerPage}</span>
            <SelectBox
              value={model.pageSize}
              onChange={(event) => model.setPageSize(Number(event.currentTarget.value))}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </SelectBox>
          </label>
          <div className={classes.turn}>
            <ActionIcon
              aria-label={texts.table.previousPage}
              disabled={model.page === 0}
              onClick={(event) => onTurn(-1, event)}
            >
              <IconChevronLeft size={24} aria-hidden />
            </ActionIcon>
            <span>{`${model.page + 1} / ${model.pageCount}${more ? '+' : ''}`}</span>
            <ActionIcon
              aria-label={texts.table.nextPage}
              disabled={!more && model.page + 1 >= model.pageCount}
              loading={more?.loading ?? false}
              onClick={(event) => onTurn(1, event)}
            >
              <IconChevronRight size={24} aria-hidden />
            </ActionIcon>
          </div>
        </>
      ) : null}
    </nav>
  )
}
