import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import type { RowModel } from './use-row-model.ts'

interface TableToolsProps<Row> {
  columns: readonly DataColumn<Row>[]
  model: RowModel<Row>
  query: string
  onQuery: (query: string) => void
  searchLabel: string | undefined
}

/** The search field, and for cards, which have no column heads, the order. */
export function TableTools<Row>({ columns, model, query, onQuery, searchLabel }: TableToolsProps<Row>) {
  const sortable = columns.filter((column) => column.sortable !== false)
  const directions = [
    { suffix: '', descending: false },
    { suffix: ', reversed', descending: true },
  ]
  const orders = sortable.flatMap((column) =>
    directions.map(({ suffix, descending }) => ({
      value: `${descending ? '-' : '+'}${column.id}`,
      label: `${column.header}${suffix}`,
    })),
  )
  const current = model.sorting ? `${model.sorting.descending ? '-' : '+'}${model.sorting.columnId}` : ''
  return (
    <div className={classes.tools}>
      {searchLabel ? (
        <TextInput
          className={classes.search ?? ''}
          type="search"
          label={searchLabel}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      ) : null}
      {sortable.length > 0 ? (
        <NativeSelect
          className={classes.order ?? ''}
          label="Sort by"
          data={[...(current === '' ? [{ value: '', label: 'As listed' }] : []), ...orders]}
          value={current}
          onChange={({ currentTarget: { value } }) =>
            value === '' ? undefined : model.sortBy({ columnId: value.slice(1), descending: value.startsWith('-') })
          }
        />
      ) : null}
    </div>
  )
}
