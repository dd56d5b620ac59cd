import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { ColumnsMenu } from './columns-menu.tsx'
import type { DataColumn } from './data-column.ts'
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
  const { label, columns, model, shown, searchLabel, filters, exported, state, onState } = props
  const { search } = model
  return (
    <div className={classes.tools}>
      {searchLabel ? (
        <TextInput
          className={classes.search ?? ''}
          type="search"
          label={searchLabel}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={search.text}
          onChange={(event) => search.onText(event.currentTarget.value)}
          onBlur={search.tellNow}
        />
      ) : null}
      {filters}
      <OrderSelect columns={columns} model={model} />
      {columns.length > fewColumns && <ColumnsMenu columns={columns} state={state} onState={onState} />}
      {exported && <ExportMenu label={label} columns={shown} rows={model.found} />}
    </div>
  )
}

function OrderSelect<Row>({ columns, model }: Pick<TableToolsProps<Row>, 'columns' | 'model'>) {
  const sortable = columns.filter((column) => column.sortable !== false)
  if (sortable.length === 0) return null
  const orders = sortable.flatMap(({ id, header }) => [
    { value: id, label: header },
    { value: `-${id}`, label: `${header}, reversed` },
  ])
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
