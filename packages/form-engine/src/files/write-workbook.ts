import type { CellObject } from '@e965/xlsx'

/** A sheet to write: its name, and rows of cells. The first row is the heading. */
export interface WrittenSheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/**
 * Writes an .xlsx workbook. Texts are formatted as text, so that no spreadsheet turns `3-4` into a date or `007` into
 * 7 when somebody edits them.
 *
 * @example
 * await writeFile('plan.xlsx', await writeWorkbook([{ name: 'Tests', rows: [['Test', 'Question']] }]))
 */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  const { utils, write } = await import('@e965/xlsx')
  const workbook = utils.book_new()
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)))
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.slice(0, 200).map((row) => widthOf(row[column]))),
    )
    sheet['!cols'] = widths.map((wch) => ({ wch }))
    utils.book_append_sheet(workbook, sheet, name)
  }
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}

function cellOf(value: string | number | null): CellObject | null {
  if (value === null || value === '') return null
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value, z: '@' }
}

const widest = 60

const widthOf = (value: string | number | null | undefined): number => Math.min(widest, String(value ?? '').length + 2)
