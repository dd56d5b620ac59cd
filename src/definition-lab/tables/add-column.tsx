import { Button, Menu } from '@mantine/core'
import { IconColumnInsertRight } from '@tabler/icons-react'
import { texts } from '../texts.ts'

interface AddColumnProps {
  /** The columns that can be added. */
  columns: readonly string[]
  onAdd: (column: string) => void
}

/** Adds a column to the table, for example one that the specification does not have. */
export function AddColumn({ columns, onAdd }: AddColumnProps) {
  if (columns.length === 0) return null
  return (
    <Menu>
      <Menu.Target>
        <Button leftSection={<IconColumnInsertRight size={20} aria-hidden />}>{texts.tables.addColumn}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => (
          <Menu.Item key={column} onClick={() => onAdd(column)}>
            {column}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
