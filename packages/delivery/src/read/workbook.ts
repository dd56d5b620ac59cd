import { read, SSF, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'

import { dayOfSerial } from '../values/day.ts'
import type { Cell, Row, Sheet } from './cells.ts'
import { decodedText, encodingOf } from './encoding.ts'
import { UnreadableFileError } from './unreadable-file-error.ts'
import { texts } from '../texts.ts'

/** The number of days between the 1900 and the 1904 date system of spreadsheets. */
const daysTo1904 = 1_462
/** The serial number of 12/31/9999, the last date of a spreadsheet. */
const lastSerial = 2_958_465

/**
 * Reads the sheets of an xlsx or xls file with their stored values. Displayed text is not used, because it is rounded
 * and cut off at the column width.
 * @throws UnreadableFileError if the file is protected, cut off or damaged
 */
export function readWorkbook(name: string, bytes: Uint8Array): Sheet[] {
  try {
    return sheetsOf(read(bytes, { dense: true, cellNF: true, cellStyles: true, cellText: false, cellFormula: false }))
  } catch (error) {
    if (error instanceof Error && /password/i.test(error.message))
      throw new UnreadableFileError(texts.unreadable.password(name), { cause: error })
    throw damagedError(name, error)
  }
}

/**
 * Reads each table of an HTML page as a sheet. Report programs save such pages with the extension .xls.
 * @throws UnreadableFileError if the page has no table or is damaged
 */
export async function readPage(name: string, path: string): Promise<Sheet[]> {
  let text = ''
  for await (const piece of decodedText(path, await encodingOf(path))) text += piece
  if (!/<table/i.test(text)) throw new UnreadableFileError(texts.unreadable.noTable(name))
  try {
    return sheetsOf(read(text, { type: 'string', raw: true, dense: true }))
  } catch (error) {
    throw damagedError(name, error)
  }
}

const damagedError = (name: string, cause: unknown) =>
  new UnreadableFileError(texts.unreadable.damaged(name), { cause })

function sheetsOf(workbook: WorkBook): Sheet[] {
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true
  return workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name]
    if (!sheet) return []
    const rows = rowsOf(sheet, is1904)
    return {
      name,
      isHidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
      merges: (sheet['!merges'] ?? []).map(({ s, e }) => ({
        fromRow: s.r,
        toRow: e.r,
        fromColumn: s.c,
        toColumn: e.c,
      })),
      async *rows() {
        yield rows
      },
    }
  })
}

function rowsOf(sheet: WorkSheet, is1904: boolean): Row[] {
  const data = sheet['!data'] ?? []
  const last = sheet['!ref'] ? utils.decode_range(sheet['!ref']).e.r : -1
  return Array.from({ length: last + 1 }, (_, index) => ({
    number: index + 1,
    isHidden: sheet['!rows']?.[index]?.hidden === true,
    cells: Array.from(data[index] ?? [], (cell: CellObject | undefined) => cellOf(cell, is1904)),
  }))
}

function cellOf(cell: CellObject | undefined, is1904: boolean): Cell {
  if (cell === undefined || cell.v === undefined || cell.v === null) return null
  switch (cell.t) {
    case 'e':
      return { error: cell.w ?? '#ERROR' }
    case 'd':
      return { day: new Date(cell.v as Date).toISOString().slice(0, 10) }
    case 'n': {
      const number = Number(cell.v)
      const serial = is1904 ? number + daysTo1904 : number
      return isDateFormat(cell.z) && serial >= 0 && serial <= lastSerial ? { day: dayOfSerial(serial) } : number
    }
    case 'b':
      return cell.v === true ? 'TRUE' : 'FALSE'
    default:
      return String(cell.v).trim() === '' ? null : String(cell.v)
  }
}

/** Whether a number format shows a date and not only a time of day. */
const isDateFormat = (format: CellObject['z']) =>
  typeof format === 'string' &&
  SSF.is_date(format) === true &&
  /[dy]/i.test(format.replaceAll(/\[[^\]]*\]|"[^"]*"/g, ''))
