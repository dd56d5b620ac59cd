import { Title } from '@mantine/core'
import type { DeliveryMapping, DeliveryPreview } from '@captive/api-client/contract'
import { useMemo } from 'react'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { fieldName, texts } from '../texts.ts'
import { ChoiceBox } from './choice-box.tsx'
import { fieldOf, withField } from './correct-mapping.ts'
import classes from './reading.module.css'

type Column = DeliveryPreview['columns'][number]

const words = texts.reading.columns

export interface MappingProps {
  preview: DeliveryPreview
  mapping: DeliveryMapping
  /** Receives a corrected mapping; undefined if the delivery can no longer be corrected. */
  onMapping?: (mapping: DeliveryMapping) => void
}

/** The columns of the file, each with examples and its field. */
export function ColumnsTable({ preview, mapping, onMapping }: MappingProps) {
  const table = useTableState({ size: 100 })
  const columns = useMemo(
    () => columnsOf({ preview, mapping, ...(onMapping && { onMapping }) }),
    [preview, mapping, onMapping],
  )
  if (preview.columns.length === 0) return null
  return (
    <>
      <Title order={3} className={classes.heading ?? ''}>
        {words.title}
      </Title>
      <DataTable
        {...table}
        label={words.title}
        rows={preview.columns}
        columns={columns}
        rowKey={({ sheet, head }) => `${sheet} ${head}`}
        emptyText={words.title}
      />
    </>
  )
}

const head: DataColumn<Column> = {
  id: 'head',
  header: words.head,
  value: (column) => column.head,
  verbatim: true,
  sortable: false,
}
const sheet: DataColumn<Column> = {
  id: 'sheet',
  header: words.sheet,
  value: (column) => column.sheet,
  verbatim: true,
  sortable: false,
}
const samples: DataColumn<Column> = {
  id: 'samples',
  header: words.samples,
  value: (column) => column.samples.join(' · '),
  verbatim: true,
  sortable: false,
}

function columnsOf({ preview, mapping, onMapping }: MappingProps): DataColumn<Column>[] {
  const labels = new Map(preview.fields.map(({ name, label }) => [name, label ?? fieldName(name)]))
  const labelOf = (name: string) => labels.get(name) ?? fieldName(name)
  const options = preview.fields.map(({ name }) => ({ value: name, label: labelOf(name) }))
  const isOfSeveral = new Set(preview.columns.map((column) => column.sheet)).size > 1
  const fieldFor = (column: Column) => fieldOf(mapping, column.sheet, column.head)
  const field: DataColumn<Column> = {
    id: 'field',
    header: words.field,
    value: (column) => {
      const name = fieldFor(column)
      return name === undefined ? words.leftOut : labelOf(name)
    },
    sortable: false,
    minWidth: 18,
  }
  const choice: DataColumn<Column> = {
    ...field,
    cell: (column) => (
      <ChoiceBox
        label={words.readAs(column.head)}
        value={fieldFor(column)}
        none={words.leftOut}
        options={options}
        onChange={(name) => onMapping?.(withField(mapping, column.sheet, column.head, name))}
      />
    ),
  }
  return [head, ...(isOfSeveral ? [sheet] : []), samples, onMapping ? choice : field]
}
