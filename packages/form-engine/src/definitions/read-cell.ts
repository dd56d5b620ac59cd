/** The text of a cell without spaces around; `undefined` for what is no text, number or flag. */
export function readText(cell: unknown): string | undefined {
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell).trim()
    : undefined
}

/** True, 1, "1", "true" and "Y" are yes (AMB-153), their opposites and blanks no; letters in any case. */
export function readFlag(cell: unknown): boolean | undefined {
  const text = readText(cell) ?? (cell === null || cell === undefined ? '' : undefined)
  if (text === undefined) return undefined
  if (/^(?:1|true|y|yes)$/i.test(text)) return true
  return /^(?:|0|false|n|no)$/i.test(text) ? false : undefined
}

/** A finite number, `null` for a blank, `undefined` for anything else. */
export function readOrder(cell: unknown): number | null | undefined {
  const text = readText(cell) ?? (cell === null || cell === undefined ? '' : undefined)
  if (text === '') return null
  const number = Number(text)
  return text === undefined || !Number.isFinite(number) ? undefined : number
}
