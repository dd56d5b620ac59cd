import { VisuallyHidden } from '@mantine/core'
import { useMemo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import type { Elements } from '../elements.ts'
import { LoadingState } from '../loading-state.tsx'
import { texts } from '../texts.ts'
import { usePrinting } from '../use-printing.ts'
import { columnWidths } from './column-widths.ts'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TablePager } from './table-pager.tsx'
import type { TableStateKeeper } from './table-state.ts'
import { TableTools } from './table-tools.tsx'
import { TableTotals } from './table-totals.tsx'
import { useArrowPaging } from './use-arrow-paging.ts'
import { useOverflow } from './use-overflow.ts'
import { shownColumns, type RowSelection } from './use-data-table.ts'
import { useTableModel, type TableModel } from './use-table-model.ts'

export interface DataTableProps<Row> extends TableStateKeeper {
  /** The name of the table for screen readers and exported files, for example `Companies`. */
  label: string
  rows: readonly Row[]
  /** Keep the array reference stable; a new array recomputes the table. */
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** The title of the empty state and of a search without matches. */
  emptyText: string
  /** A hint below the title when there are no rows. */
  emptyHint?: ReactNode
  /** The label of the search field; undefined for no search. */
  searchLabel?: string
  /** Up to three filters beside the search. */
  filters?: Elements
  /** Wraps the content of the first cell in the link or button that opens the row; see `rowButton`. */
  rowAction?: (row: Row, content: ReactNode, className: string) => ReactElement
  /** The default order, as in `TableState.sort`; the URL omits it. Without it, rows keep their given order. */
  defaultSort?: string
  /** For tables with row selection. */
  selection?: RowSelection
  /** Whether the rows can be exported as CSV and Excel, or a function that loads the rows of all pages. */
  exported?: boolean | (() => Promise<readonly Row[]>)
  /** Whether the server searches and sorts. Then `exported` loads the rows of all pages. */
  fromServer?: boolean
  /** A link to another place to search, shown if no row matches. */
  elsewhere?: (query: string) => ReactElement
  /** The label of the loading state, which replaces the rows while a changed filter loads. */
  loading?: string | undefined
  /** Set if the server has further rows. The owner of the state loads them when the user turns to their page. */
  more?: { loading: boolean }
}

/** The most printed rows. Longer tables can be exported. */
const maxPrintedRows = 1_000

/** When printing, shows the rows of all pages. */
function forPaper<Row>(model: TableModel<Row>): TableModel<Row> {
  return { ...model, rows: model.found.slice(0, maxPrintedRows), page: 0, pageSize: maxPrintedRows }
}

/** In points: the text and the gap of a printed table, and the width of a portrait sheet between its margins. */
const paper = { text: 9, gap: 5, width: 530 }

/** The width of a digit relative to the font size. */
const letter = 0.63

/**
 * After a click or a tap, scrolls a page that is taller than the screen to its first row. A key press keeps its button
 * in view.
 */
function showTop(rows: HTMLElement | null): void {
  if (rows && rows.offsetHeight > innerHeight) rows.scrollIntoView({ block: 'start' })
}

const noRows: readonly never[] = []

/** A table with search, sorting and paging, shown as cards on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, filters, emptyText, emptyHint, loading } = props
  if (loading !== undefined) return <MeasuredTable {...props} rows={noRows} />
  if (rows.length === 0 && !filters) return <EmptyState title={emptyText}>{emptyHint}</EmptyState>
  return <MeasuredTable {...props} />
}

/** A component of its own, so that its hooks start with the elements that they measure and listen to. */
function MeasuredTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, emptyText, rowAction, selection } = props
  const onScreen = useTableModel(props)
  const printing = usePrinting()
  const model = printing ? forPaper(onScreen) : onScreen
  const widths = useMemo(
    () => new Map(columnWidths(rows, columns).map((width, at) => [columns[at]?.id, width])),
    [rows, columns],
  )
  const shown = shownColumns(model.table, columns)
  const root = useArrowPaging((by) => model.turnPage(by))
  const { scroller, table, overflows } = useOverflow()
  const styles = shown.map(({ id }) => {
    const { minWidth, preferred, grow } = widths.get(id) ?? { minWidth: 0, preferred: 0, grow: 1 }
    // the column with the longest text shrinks most
    const flex = `${grow} ${preferred - minWidth} calc(${preferred * letter}em + var(--cell-gap))`
    return { flex, '--min-width': `calc(${minWidth * letter}em + var(--cell-gap))` } as CSSProperties
  })
  const letters = shown.reduce((sum, { id }) => sum + (widths.get(id)?.minWidth ?? 0), 0)
  const gaps = `${shown.length} * var(--cell-gap) + ${selection ? 'var(--tap)' : '0px'}`
  const isBroad = printing && letters * letter * paper.text + shown.length * paper.gap > paper.width
  return (
    <div ref={root} className={classes.root}>
      <TableTools {...props} model={model} shown={shown} />
      <div
        ref={scroller}
        className={classes.scroller}
        data-overflows={overflows || undefined}
        {...(overflows && { role: 'region', 'aria-label': texts.table.scrolls(label), tabIndex: 0 })}
      >
        <table
          ref={table}
          className={classes.table}
          role="table"
          data-facts={columns.some(({ shownOnCard }) => shownOnCard) || undefined}
          data-selects={selection ? true : undefined}
          data-broad={isBroad || undefined}
          style={{ '--min-table-width': `calc(${letters * letter}em + ${gaps})` } as CSSProperties}
        >
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <TableHead columns={shown} styles={styles} model={model} selects={selection !== undefined} />
          {model.rows.length > 0 && (
            <TableBody
              columns={shown}
              styles={styles}
              rows={model.rows}
              rowKey={rowKey}
              rowAction={rowAction}
              {...(selection && { table: model.table })}
            />
          )}
          {model.rows.length > 0 && <TableTotals columns={shown} styles={styles} rows={model.found} />}
        </table>
      </div>
      {props.loading !== undefined && <LoadingState label={props.loading} shape="rows" count={6} />}
      {props.loading === undefined && model.rows.length === 0 && (
        <div className={classes.nothing}>
          <p>{emptyText}</p>
          {model.query.trim() !== '' && <p>{texts.table.noMatch(model.query.trim())}</p>}
          {model.query.trim() !== '' && props.elsewhere?.(model.query.trim())}
        </div>
      )}
      <TablePager
        label={label}
        rows={rows}
        model={model}
        selected={model.table.getSelectedRowIds().length}
        more={props.more}
        onTurn={(by, { detail }) => {
          model.turnPage(by)
          if (detail > 0) showTop(scroller.current)
        }}
      />
    </div>
  )
}
