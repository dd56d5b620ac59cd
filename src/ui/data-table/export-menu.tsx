import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'
import { showFailure } from '../toasts.tsx'
import type { DataColumn } from './data-column.ts'
import { saveWorkbook } from './save-workbook.ts'

interface ExportMenuProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** Of all pages. */
  rows: readonly Row[]
}

const csvType = 'text/csv;charset=utf-8'

/** Takes along what is shown, all pages of it. */
export function ExportMenu<Row>({ label, columns, rows }: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false)
  const save = async (type: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      const { exportedCells, toCsv } = await import('./export-rows.ts') // few who look at a table export it
      const cells = exportedCells(columns, rows)
      if (type === 'csv') saveFile(new Blob([toCsv(cells)], { type: csvType }), `${label}.csv`)
      else await saveWorkbook(label, cells, `${label}.xlsx`)
    } catch {
      showFailure('The file could not be made. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button leftSection={<IconDownload size={20} aria-hidden />} loading={busy} disabled={rows.length === 0}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('csv')}>CSV</Menu.Item>
        <Menu.Item onClick={() => void save('xlsx')}>Excel</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
