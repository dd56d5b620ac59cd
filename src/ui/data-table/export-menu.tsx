import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { saveFile } from '../save-file.ts'
import { texts } from '../texts.ts'
import { showFailure } from '../toasts.tsx'
import type { DataColumn } from './data-column.ts'
import { saveWorkbook } from './save-workbook.ts'

interface ExportMenuProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** The rows of all pages, or a function that loads them. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>)
}

const csvType = 'text/csv;charset=utf-8'

/** Exports the visible columns of all pages. */
export function ExportMenu<Row>({ label, columns, rows }: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false)
  const save = async (type: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      const { exportedCells, toCsv } = await import('./export-rows.ts') // loaded on demand, because few users export
      const cells = exportedCells(columns, typeof rows === 'function' ? await rows() : rows)
      if (type === 'csv') saveFile(new Blob([toCsv(cells)], { type: csvType }), `${label}.csv`)
      else await saveWorkbook(label, cells, `${label}.xlsx`)
    } catch {
      showFailure(texts.table.exportFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={busy}
          disabled={typeof rows !== 'function' && rows.length === 0}
        >
          {texts.table.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('csv')}>{texts.table.csv}</Menu.Item>
        <Menu.Item onClick={() => void save('xlsx')}>{texts.table.excel}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
