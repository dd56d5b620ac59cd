import { saveFile } from '../save-file.ts'
import type { ExportedCell } from './export-rows.ts'

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Downloads a workbook with one sheet. Loads the library on demand. */
export async function saveWorkbook(sheet: string, cells: ExportedCell[][], fileName: string): Promise<void> {
  const { toWorkbook } = await import('./export-workbook.ts')
  saveFile(new Blob([toWorkbook(sheet, cells)], { type: excelType }), fileName)
}
