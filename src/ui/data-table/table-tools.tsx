import { NativeSelect } from '@mantine/core'
import { SearchField } from '../search-field.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { settingOf, type DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { sortingOf, sortText } from './table-state.ts'
import type { TableModel } from './use-table-model.ts'

interface TableToolsProps<Row> extends DataTableProps<Row> {
  model: TableModel<Row>
  /** The columns that were not put away. */
  shown: readonly DataColumn<Row>[]
}

/** So many columns are read at a glance; beyond, some may be put away. */
const fewColumns = 6

/** Above the rows: search, filters, columns, export; and for cards, which have no column heads, the order. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { label, rows, columns, model, shown, searchLabel, filters, exported, state, onState } = props
  const { search } = model
  return (
    <div className={classes.tools}>
      {searchLabel ? (
        <SearchField
          className={classes.search}
          label={searchLabel}
          value={search.text}
          onText={search.onText}
          onBlur={search.tellNow}
        />
      ) : null}
      {filters}
      {rows.length > 1 && <OrderSelect columns={columns} model={model} />}
      {columns.length > fewColumns && <ColumnsMenu columns={columns} state={state} onState={onState} />}
      {exported && rows.length > 0 && <ExportMenu label={label} columns={shown} rows={model.found} />}
    </div>
  )
}

/** What the two orders of a column are called, by its kind. */
const orderWords = {
  text: ['A to Z', 'Z to A'],
  identifier: ['A to Z', 'Z to A'],
  date: ['oldest first', 'newest first'],
  figure: ['lowest first', 'highest first'],
} as const

function OrderSelect<Row>({ columns, model }: Pick<TableToolsProps<Row>, 'columns' | 'model'>) {
  const sortable = columns.filter((column) => column.sortable !== false)
  if (sortable.length === 0) return null
  const orders = sortable.flatMap((column) => {
    const { id, header } = column
    const [ascending, descending] = orderWords[settingOf(column) ?? 'text']
    return [
      { value: id, label: `${header}, ${ascending}` },
      { value: `-${id}`, label: `${header}, ${descending}` },
    ]
  })
  const current = model.sorting ? sortText(model.sorting) : ''
  return (
    <NativeSelect
      className={classes.order ?? ''}
      label="Sort by"
      data={[...(current === '' ? [{ value: '', label: 'As listed' }] : []), ...orders]}
      value={current}
      onChange={({ currentTarget: { value } }) => {
        const sorting = sortingOf(value)
        if (sorting) model.sortBy(sorting)
      }}
    />
  )
}
