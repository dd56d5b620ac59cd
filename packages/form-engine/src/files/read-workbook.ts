import type * as sheetJs from '@e965/xlsx'
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import type { Grid, GridCell, GridRow } from './grid.ts'
import { UnreadableFileError, type SourceFile } from './source-file.ts'

type SheetJs = typeof sheetJs

/**
 * Reads the sheets of a workbook. The library is loaded on first use.
 * @throws UnreadableFileError if the file is protected or damaged
 */
export async function readWorkbook({ name, bytes }: SourceFile): Promise<Grid[]> {
  const library = await import('@e965/xlsx')
  const workbook = openWorkbook(library, name, bytes)
  return workbook.SheetNames.flatMap((sheet) => {
    const content = workbook.Sheets[sheet]
    return content ? [{ file: name, sheet, rows: rowsOf(library, content) }] : []
  })
}

function openWorkbook({ read }: SheetJs, name: string, bytes: Uint8Array): WorkBook {
  try {
    // Stubs are formulas without a result. The formatted text keeps the zeros that a number format adds.
    return read(bytes, { dense: true, cellNF: true, cellText: true, cellFormula: true, sheetStubs: true })
  } catch (error) {
    const isProtected = error instanceof Error && /password/i.test(error.message)
    throw new UnreadableFileError(
      name,
      isProtected
        ? `${name} is protected with a password. Save it without one.`
        : `${name} cannot be opened. Save it again from your spreadsheet program.`,
    )
  }
}

function rowsOf(library: SheetJs, sheet: WorkSheet): GridRow[] {
  return Array.from(sheet['!data'] ?? [], (cells: CellObject[] | undefined, index) => ({
    number: index + 1,
    line: null,
    cells: Array.from(cells ?? [], (cell: CellObject | undefined) => cellOf(library, cell)),
  }))
}

function cellOf({ SSF }: SheetJs, cell: CellObject | undefined): GridCell | undefined {
  if (cell === undefined) return undefined
  const { t, v, w, f, z } = cell
  if (v === undefined || v === null) return f === undefined ? undefined : { value: `=${f}`, damage: 'no-result' }
  if (t === 'e') return { value: w ?? '#ERROR', damage: 'error' }
  if (t === 'n' && SSF.is_date(String(z)) === true) return { value: dayOf(SSF, Number(v)), damage: 'date' }
  if (t === 'n') return { value: /^0{2,}$/.test(String(z)) && w ? w : Number(v) }
  if (t === 'b') return { value: v === true }
  return String(v).trim() === '' ? undefined : { value: String(v) }
}

/** The date as yyyy-MM-dd, like the answer of a calendar. */
function dayOf(SSF: SheetJs['SSF'], serial: number): string {
  return String(SSF.format('yyyy-mm-dd', serial))
}
