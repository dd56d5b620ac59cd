import { Button, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { CheckField } from '../fields/check-field.tsx'
import type { DataColumn } from './data-column.ts'
import type { DataTableInstance } from './use-data-table.ts'
import { texts } from '../texts.ts'

interface ColumnsMenuProps<Row> {
  table: DataTableInstance<Row>
  columns: readonly DataColumn<Row>[]
}

/** Hides and shows columns, except the first one, which names the row. */
export function ColumnsMenu<Row>({ table, columns }: ColumnsMenuProps<Row>) {
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button leftSection={<IconColumns3 size={20} aria-hidden />}>{texts.table.columns}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.table.columns}>
        <Stack gap={0}>
          {columns.slice(1).map(({ id, header }) => (
            <CheckField
              key={id}
              label={header}
              checked={table.getColumn(id)?.getIsVisible() ?? false}
              onChange={() => table.getColumn(id)?.toggleVisibility()}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
