import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { DataColumn } from './data-column.ts'
import { toggleColumn, visibleColumns } from './hidden-columns.ts'
import type { TableStateKeeper } from './table-state.ts'

interface ColumnsMenuProps<Row> extends TableStateKeeper {
  columns: readonly DataColumn<Row>[]
}

/** Puts columns away and brings them back; the first one names the row and stays. */
export function ColumnsMenu<Row>({ columns, state, onState }: ColumnsMenuProps<Row>) {
  const shown = new Set(visibleColumns(columns, state.hidden).map(({ id }) => id))
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button leftSection={<IconColumns3 size={20} aria-hidden />}>Columns</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Stack gap={0}>
          {columns.slice(1).map(({ id, header }) => (
            <Checkbox
              key={id}
              label={header}
              checked={shown.has(id)}
              onChange={() => onState({ hidden: toggleColumn(state.hidden, id) })}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
