import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'
import { showFailure } from '../toasts.tsx'
import type { DataColumn } from './data-column.ts'
import { exportedCells, toCsv } from './export-rows.ts'
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
  const saveExcel = async () => {
    setBusy(true)
    try {
      await saveWorkbook(label, exportedCells(columns, rows), `${label}.xlsx`)
    } catch {
      showFailure('The Excel file could not be made. Try again, or take the CSV file.')
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
        <Menu.Item
          onClick={() => saveFile(new Blob([toCsv(exportedCells(columns, rows))], { type: csvType }), `${label}.csv`)}
        >
          CSV
        </Menu.Item>
        <Menu.Item onClick={() => void saveExcel()}>Excel</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
