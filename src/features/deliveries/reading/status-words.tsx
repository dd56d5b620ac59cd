import { Title } from '@mantine/core'
import type { DeliveryPreview } from '@captive/api-client/contract'
import { useMemo } from 'react'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { texts } from '../texts.ts'
import { ChoiceBox } from './choice-box.tsx'
import type { MappingProps } from './columns-table.tsx'
import { statusOf, withStatus } from './correct-mapping.ts'
import classes from './reading.module.css'

type Word = DeliveryPreview['statuses'][number]

const words = texts.reading.statuses
const options = Object.entries(words.statuses).map(([value, label]) => ({ value, label }))

/** The status words of the file with their meanings. */
export function StatusWords({ preview, mapping, onMapping }: MappingProps) {
  const table = useTableState({ size: 50 })
  const columns = useMemo(() => columnsOf({ mapping, ...(onMapping && { onMapping }) }), [mapping, onMapping])
  if (preview.statuses.length === 0) return null
  return (
    <>
      <Title order={3} className={classes.heading ?? ''}>
        {words.title}
      </Title>
      <DataTable
        {...table}
        label={words.title}
        rows={preview.statuses}
        columns={columns}
        rowKey={({ text }) => text}
        emptyText={words.title}
      />
    </>
  )
}

function columnsOf({ mapping, onMapping }: Omit<MappingProps, 'preview'>): DataColumn<Word>[] {
  const status: DataColumn<Word> = {
    id: 'status',
    header: words.status,
    value: (word) => statusOf(mapping, word) ?? words.undecided,
    sortable: false,
    minWidth: 18,
  }
  const choice: DataColumn<Word> = {
    ...status,
    cell: (word) => (
      <ChoiceBox
        label={words.means(word.text)}
        value={statusOf(mapping, word)}
        none={words.undecided}
        options={options}
        onChange={(meaning) => onMapping?.(withStatus(mapping, word.text, meaning))}
      />
    ),
  }
  return [
    { id: 'text', header: words.text, value: ({ text }) => text, verbatim: true, sortable: false },
    { id: 'count', header: words.count, kind: 'count', value: ({ count }) => count, sortable: false },
    onMapping ? choice : status,
  ]
}
