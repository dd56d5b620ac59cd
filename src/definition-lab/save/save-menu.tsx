import type { TextTables } from '@captive/form-engine/files'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import { saveTables, type SavedType } from './save-tables.ts'

const types: readonly SavedType[] = ['xlsx', 'json', 'csv']

/** Saves the edited tables as a file. */
export function SaveMenu({ tables, title }: { tables: TextTables; title: string }) {
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button leftSection={<IconDownload size={20} aria-hidden />}>{texts.save.button}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => (
          <Menu.Item key={type} onClick={() => void saveTables(tables, title, type)}>
            {texts.save.types[type]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
