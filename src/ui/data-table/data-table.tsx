import { VisuallyHidden } from '@mantine/core'
import { useMemo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import type { Elements } from '../elements.ts'
import { usePrinting } from '../use-printing.ts'
import { columnWidths } from './column-widths.ts'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { visibleColumns } from './hidden-columns.ts'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TablePager } from './table-pager.tsx'
import type { RowSelection } from './row-selection.ts'
import type { TableStateKeeper } from './table-state.ts'
import { TableTools } from './table-tools.tsx'
import { TableTotals } from './table-totals.tsx'
import { useArrowPaging } from './use-arrow-paging.ts'
import { useOverflow } from './use-overflow.ts'
import { useTableModel, type TableModel } from './use-table-model.ts'

export interface DataTableProps<Row> extends TableStateKeeper {
  /** What the table holds, for a screen reader and for exported files: 'Companies'. */
  label: string
  rows: readonly Row[]
  /** Keep it outside the component: a new array makes the table compute everything again. */
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** What stands there when there are no rows, or none that match the search. */
  emptyText: string
  /** Beneath it, when there are no rows at all: what will stand there, and what to do. */
  emptyHint?: ReactNode
  /** The label of the search field; without it there is none. */
  searchLabel?: string
  /** At most three filters of the page, beside the search. */
  filters?: Elements
  /** Wraps the first cell's content in the link or button that opens the row; see `rowButton`. */
  rowAction?: (row: Row, content: ReactNode, className: string) => ReactElement
  /** The order that the address leaves out, as `TableState.sort`; without it, as the rows come. */
  defaultSort?: string
  /** For tables whose rows something is done with. */
  selection?: RowSelection
  /** Whether all that is shown can be taken along as CSV and Excel. */
  exported?: boolean
  /** Says that further rows are still with the server; whoever keeps the state gets them when it asks for their page. */
  more?: { loading: boolean }
}

/** As many rows as a board would be handed; beyond them there is the export. */
const mostOnPaper = 1_000

/** On paper stand the rows of all pages, and nobody turns them. */
function forPaper<Row>(model: TableModel<Row>): TableModel<Row> {
  return { ...model, rows: model.found.slice(0, mostOnPaper), page: 0, pageSize: mostOnPaper }
}

/** In points: the text and the gap of a printed table, and the width of an upright sheet between its margins. */
const paper = { text: 9, gap: 5, width: 530 }

/** How wide a letter is, of the font's size: of the widest figures. */
const letter = 0.63

/** Sorted, searched and paged rows: a ledger on a wide screen, cards on a narrow one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, emptyText, rowAction, selection, state } = props
  const onScreen = useTableModel(props)
  const printing = usePrinting()
  const model = printing ? forPaper(onScreen) : onScreen
  const widths = useMemo(
    () => new Map(columnWidths(rows, columns).map((width, at) => [columns[at]?.id, width])),
    [rows, columns],
  )
  const shown = useMemo(() => visibleColumns(columns, state.hidden), [columns, state.hidden])
  const root = useArrowPaging((by) => model.turnPage(by))
  const { scroller, table, overflows } = useOverflow()

  if (rows.length === 0 && !props.filters) return <EmptyState title={emptyText}>{props.emptyHint}</EmptyState>
  const styles = shown.map(({ id }) => {
    const { least, wanted, grow } = widths.get(id) ?? { least: 0, wanted: 0, grow: 1 }
    const flex = `${grow} ${wanted - least} calc(${wanted * letter}em + var(--cell-gap))` // the longest text breaks first
    return { flex, '--least': `calc(${least * letter}em + var(--cell-gap))` } as CSSProperties
  })
  const letters = shown.reduce((sum, { id }) => sum + (widths.get(id)?.least ?? 0), 0)
  const gaps = `${shown.length} * var(--cell-gap) + ${selection ? 'var(--tap)' : '0px'}`
  const isBroad = printing && letters * letter * paper.text + shown.length * paper.gap > paper.width
  return (
    <div ref={root} className={classes.root}>
      <TableTools {...props} model={model} shown={shown} />
      <div
        ref={scroller}
        className={classes.scroller}
        data-overflows={overflows || undefined}
        {...(overflows && { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 })}
      >
        <table
          ref={table}
          className={classes.table}
          role="table"
          data-facts={columns.some(({ fact }) => fact) || undefined}
          data-selects={selection ? true : undefined}
          data-broad={isBroad || undefined}
          style={{ '--least-width': `calc(${letters * letter}em + ${gaps})` } as CSSProperties}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <TableHead columns={shown} styles={styles} model={model} selection={selection} rowKey={rowKey} />
          {model.rows.length > 0 && (
            <TableBody
              columns={shown}
              styles={styles}
              rows={model.rows}
              rowKey={rowKey}
              rowAction={rowAction}
              selection={selection}
            />
          )}
          {model.rows.length > 0 && <TableTotals columns={shown} styles={styles} rows={model.found} />}
        </table>
      </div>
      {model.rows.length === 0 && (
        <div className={classes.nothing}>
          <p>{emptyText}</p>
          {model.query.trim() !== '' && <p>{`Nothing matches “${model.query.trim()}”; try fewer letters.`}</p>}
        </div>
      )}
      <TablePager label={label} rows={rows} model={model} selected={selection?.keys.size ?? 0} more={props.more} />
    </div>
  )
}
