import { SelectField } from '../fields/select-field.tsx'
import { SearchField } from '../search-field.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { alignmentOf, type DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { sortingOf, sortText } from './table-state.ts'
import type { TableModel } from './use-table-model.ts'
import { texts } from '../texts.ts'

interface TableToolsProps<Row> extends DataTableProps<Row> {
  model: TableModel<Row>
  /** The visible columns. */
  shown: readonly DataColumn<Row>[]
}

/** Tables with more columns have a menu to hide some. */
const fewColumns = 6

/**
 * The tools above a table: search, filters, columns and export, and sorting for cards, which have no column headers.
 */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { label, rows, columns, model, shown, searchLabel, filters, exported } = props
  const { search } = model
  return (
    <div className={classes.tools}>
      {searchLabel ? (
        <SearchField
          className={classes.search}
          label={searchLabel}
          value={search.text}
          onText={search.onText}
          onBlur={search.flush}
        />
      ) : null}
      {filters}
      {rows.length > 1 && <OrderSelect columns={columns} model={model} />}
      {columns.length > fewColumns && <ColumnsMenu table={model.table} columns={columns} />}
      {exported && rows.length > 0 && (
        <ExportMenu label={label} columns={shown} rows={exported === true ? model.found : exported} />
      )}
    </div>
  )
}

function OrderSelect<Row>({ columns, model }: Pick<TableToolsProps<Row>, 'columns' | 'model'>) {
  const sortable = columns.filter((column) => column.sortable !== false && !column.unsorted)
  if (sortable.length === 0) return null
  const orders = sortable.flatMap((column) => {
    const { id, header } = column
    const [ascending, descending] = texts.table.orders[alignmentOf(column) ?? 'text']
    return [
      { value: id, label: `${header}, ${ascending}` },
      { value: `-${id}`, label: `${header}, ${descending}` },
    ]
  })
  const current = model.sorting ? sortText(model.sorting) : ''
  return (
    <SelectField
      className={classes.order}
      label={texts.table.sortBy}
      options={[...(current === '' ? [{ value: '', label: texts.table.asListed }] : []), ...orders]}
      value={current}
      onChange={(value) => {
        const sorting = sortingOf(value)
        if (sorting) model.sortBy(sorting)
      }}
    />
  )
}
