import { claimFields } from '../kinds/claim-fields.ts'
import { claimAmounts, type ClaimAmount } from '../kinds/claim.ts'
import { scoreHead } from '../map/score-head.ts'
import { textOf, type Row } from '../read/cells.ts'

/** A total on a sheet without claims, such as `GL | 26 | 466,973.65` on a sheet "Summary". */
export interface SummaryTotal {
  readonly field: ClaimAmount
  /** The sheet that is added up; undefined for the total of all sheets. */
  readonly sheet?: string
  readonly value: number
}

const allSheets = /^(?:all|grand total|totals?|overall|all lines)$/i

/** Reads totals by sheet from a sheet without claims. */
export function summaryTotals(rows: readonly Row[], sheetNames: readonly string[]): SummaryTotal[] {
  let heads = new Map<number, ClaimAmount>()
  return rows.flatMap(({ cells }) => {
    const found = headsIn(cells.map((cell) => (typeof cell === 'string' ? textOf(cell) : '')))
    if (found.size > 0) heads = found
    const label = textOf(cells[0])
    const sheet = sheetNames.find((name) => name.toLowerCase() === label.toLowerCase())
    if (!sheet && !allSheets.test(label)) return []
    return [...heads].flatMap(([index, field]) => {
      const value = cells[index]
      return typeof value === 'number' ? [{ field, value, ...(sheet && { sheet }) }] : []
    })
  })
}

function headsIn(texts: readonly string[]): Map<number, ClaimAmount> {
  const amounts = claimFields.filter(({ name }) => (claimAmounts as readonly string[]).includes(name))
  return new Map(
    texts.flatMap((text, index) => {
      const field = amounts.find(({ heads }) => scoreHead(text, heads) >= 0.9)
      return field ? [[index, field.name as ClaimAmount] as const] : []
    }),
  )
}
