import { isRecord } from '../kinds/answers.ts'
import type { Holds } from './columns.ts'
import type { EmptyCells } from './definitions.ts'
import { readRecId } from './record-id.ts'

/** The trimmed text of a cell, or `undefined` if it is not text, a number or a flag. */
export function readText(cell: unknown): string | undefined {
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell).trim()
    : undefined
}

/** Reads a flag. True, 1, "1", "true" and "Y" are on. Their opposites and blanks are off. Ignores case. */
function readFlag(cell: unknown): boolean | undefined {
  const text = readText(cell) ?? (cell === null || cell === undefined ? '' : undefined)
  if (text === undefined) return undefined
  if (/^(?:1|true|y|yes)$/i.test(text)) return true
  return /^(?:|0|false|n|no)$/i.test(text) ? false : undefined
}

/** A finite number, `null` for a blank, or `undefined` for anything else. */
function readOrder(cell: unknown): number | null | undefined {
  const text = readText(cell) ?? (cell === null || cell === undefined ? '' : undefined)
  if (text === '') return null
  const number = Number(text)
  return text === undefined || !Number.isFinite(number) ? undefined : number
}

/** A whole number above 0, `null` for a blank, or `undefined` for anything else. */
function readCount(cell: unknown): number | null | undefined {
  const count = readOrder(cell)
  return typeof count === 'number' && (count <= 0 || !Number.isInteger(count)) ? undefined : count
}

/** The reader for each cell type. A reader returns `undefined` if it cannot read the cell. */
export const readCell: Readonly<Record<Holds, (cell: unknown) => unknown>> = {
  id: readRecId,
  flag: readFlag,
  order: readOrder,
  count: readCount,
  text: readText,
}

/** The value for a cell that is empty or cannot be read. */
export const emptyCells: EmptyCells = { id: null, flag: false, order: null, count: null, text: '' }

/** A cell in short form, for messages. */
export function cellText(cell: unknown): string {
  const text = isRecord(cell) || Array.isArray(cell) ? 'an object' : String(cell)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
