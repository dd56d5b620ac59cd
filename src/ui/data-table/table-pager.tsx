import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './data-table.module.css'
import { pageSizes, type RowModel } from './use-row-model.ts'

interface TablePagerProps<Row> {
  label: string
  model: RowModel<Row>
  total: number
}

const figures = new Intl.NumberFormat('en-US')

/** Where the reader is among the rows, and the way on. */
export function TablePager<Row>({ label, model, total }: TablePagerProps<Row>) {
  const first = model.page * model.pageSize + 1
  const last = Math.min(total, first + model.pageSize - 1)
  const shown = total === 0 ? 'No rows' : `${figures.format(first)}–${figures.format(last)} of ${figures.format(total)}`
  return (
    <nav className={classes.pager} aria-label={`Pages of ${label}`}>
      <span className={classes.shown} role="status">
        {shown}
      </span>
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
        <span>
          {model.page + 1} / {Math.max(1, model.pageCount)}
        </span>
        <ActionIcon
          aria-label="Next page"
          disabled={model.page + 1 >= model.pageCount}
          onClick={() => model.turnPage(1)}
        >
          <IconChevronRight size={24} aria-hidden />
        </ActionIcon>
      </div>
    </nav>
  )
}
