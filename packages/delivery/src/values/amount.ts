import type { Cell } from '../read/cells.ts'

export type DecimalMark = '.' | ','

const blanks = new Set(['', '-', '--', '–', '—', 'n/a', 'na', 'nil', 'none'])

/** Whether an amount cell is blank or has a usual sign for no amount. Both count as 0. */
export const isBlankAmount = (cell: Cell | undefined): boolean =>
  cell === null ||
  cell === undefined ||
  (typeof cell === 'string' && !/\d/.test(cell) && blanks.has(cell.replaceAll(/[$€£\s]/g, '').toLowerCase()))

/**
 * Reads the amount of a cell in dollars; a blank cell is 0. Negative amounts have a minus sign before or after the
 * number, parentheses, or CR. Returns undefined if the cell is not an amount.
 * @param mark the decimal mark of the column
 */
export function amountOf(cell: Cell | undefined, mark: DecimalMark): number | undefined {
  if (typeof cell === 'number') return cell + 0 // no -0
  if (mark === '.' && typeof cell === 'string' && /^\d+(?:\.\d+)?$/.test(cell)) return Number(cell)
  if (isBlankAmount(cell)) return 0
  if (typeof cell !== 'string') return undefined
  const found =
    /^(?<open>\(?)(?<minus>-?)(?<number>[\d.,]*\d[\d.,]*)(?<trailing>-?)(?<credit>(?:cr)?)(?<close>\)?)$/i.exec(
      cell
        .replaceAll(/usd|[$€£\s\u00a0']/gi, '')
        .replace(/^-\(/, '(')
        .replace('\u2212', '-'),
    )?.groups
  if (!found || (found['open'] === '') !== (found['close'] === '')) return undefined
  const amount = plainNumber(found['number'] ?? '', mark)
  if (amount === undefined) return undefined
  const isNegative = found['open'] || found['minus'] || found['trailing'] || found['credit']
  return isNegative ? 0 - amount : amount
}

function plainNumber(digits: string, mark: DecimalMark): number | undefined {
  const separator = mark === '.' ? ',' : '.'
  const [whole = '', fraction, ...more] = digits.split(mark)
  if (more.length > 0 || fraction?.includes(separator)) return undefined
  const groups = whole.split(separator)
  const isGrouped =
    groups.length === 1 ||
    (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  return isGrouped ? Number(`${groups.join('') || '0'}.${fraction || '0'}`) : undefined
}

/**
 * Returns which decimal mark a text proves: 1 for a comma, -1 for a point, 0 for neither. `1,234` proves neither;
 * `1,5`, `1,23` and `1.234,50` prove a comma.
 */
export function decimalEvidence(cell: Cell | undefined): -1 | 0 | 1 {
  if (typeof cell !== 'string') return 0
  const digits = cell.replaceAll(/[^\d.,]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0 || !/\d/.test(digits)) return 0
  const mark = digits.charAt(last)
  const hasBoth = digits.includes('.') && digits.includes(',')
  const isDecimal = hasBoth || digits.length - last - 1 !== 3
  const isRepeated = digits.indexOf(mark) !== last
  if (!isDecimal || isRepeated) return 0
  return mark === ',' ? 1 : -1
}

/** Rounds to cents, so that sums can be compared. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100

/** Whether two amounts differ by less than half a cent. */
export const isSameAmount = (one: number | null, other: number | null): boolean =>
  Math.abs((one ?? 0) - (other ?? 0)) < 0.005
