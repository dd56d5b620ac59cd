import { isBlank, textOf, type Day, type Row } from '../read/cells.ts'
import { dayOf, daysWithin, type DateOrder } from '../values/day.ts'

const words = /\b(?:valu(?:ed|ation)|evaluat(?:ed|ion)|as[ -]of|as at|data through|losses through)\b/i

/**
 * Finds the valuation date in a title or note: text such as "valued as of" with a date in it or in the next cell.
 * Ignores the print date, which is often next to it.
 */
export function asOfDate(rows: readonly Row[], order: DateOrder): Day | undefined {
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      const text = typeof cell === 'string' ? textOf(cell) : ''
      const found = words.exec(text)
      if (!found) continue
      const [within] = daysWithin(text.slice(found.index), order)
      if (within) return within
      const next = cells.slice(index + 1).find((other) => !isBlank(other))
      const beside = next === undefined ? undefined : (dayOf(next, order) ?? daysWithin(textOf(next), order)[0])
      if (beside) return beside
    }
  }
  return undefined
}

/** The date in a file name, if it has exactly one, such as `windrow 2026-10-31.csv` or `Loss Run 103126.xlsx`. */
export function dayInName(name: string): Day | undefined {
  const [sixDigits] = /(?<!\d)(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{2}(?!\d)/.exec(name) ?? []
  const written = sixDigits && `${sixDigits.slice(0, 2)}/${sixDigits.slice(2, 4)}/${sixDigits.slice(4)}`
  const days = new Set([...daysWithin(name, 'month first'), ...(written ? daysWithin(written, 'month first') : [])])
  const [day, ...more] = days
  return more.length === 0 ? day : undefined
}
