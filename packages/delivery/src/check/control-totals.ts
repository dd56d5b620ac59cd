import { claimAmounts } from '../kinds/claim.ts'
import { textOf, type Row } from '../read/cells.ts'
import type { TableReading } from '../map/table-reading.ts'
import type { ControlTotal } from '../report.ts'
import { amountOf, cents, isBlankAmount, isSameAmount } from '../values/amount.ts'

type Reading = Pick<TableReading, 'columns' | 'decimalMarks' | 'recoverySign'>
type Sums = Partial<Record<string, number>>

interface TotalRow {
  readonly label: string
  readonly values: Sums
  /** The sums of the rows since the previous total. */
  readonly section: Sums
}

const subtotal =
  /\b(?:sub|policy|insured|member|company|employer|account|page|line|year|claim|location|coverage|claimant|division|term)[ -]?s?\b.*totals?|subtotals?|totals? for/i
const grand = /\b(?:grand|report|overall|file|all)\b.*totals?/i

/** Compares the grand total of a table with the sum of all its rows, including refused rows, to verify the reading. */
export class TableTotals {
  readonly #reading: Reading
  readonly #fields: readonly string[]
  readonly #sums: Sums = {}
  #section: Sums = {}
  readonly #totals: TotalRow[] = []

  /** @param fields the amounts to add up; those of a claim by default */
  constructor(reading: Reading, fields: readonly string[] = claimAmounts) {
    this.#reading = reading
    this.#fields = fields
  }

  /** The sum of a column over the rows added so far, under the file's conventions. */
  sum(field: string): number {
    return cents(this.#sums[field] ?? 0)
  }

  addRow(amounts: Sums): void {
    for (const [field, amount = 0] of Object.entries(amounts)) {
      this.#sums[field] = (this.#sums[field] ?? 0) + amount
      this.#section[field] = (this.#section[field] ?? 0) + amount
    }
  }

  addTotal(row: Row): void {
    const { columns, decimalMarks, recoverySign } = this.#reading
    const values: Sums = {}
    for (const field of this.#fields) {
      const index = columns.get(field)?.index ?? -1
      if (isBlankAmount(row.cells[index])) continue
      const amount = amountOf(row.cells[index], decimalMarks.get(index) ?? '.')
      if (amount !== undefined) values[field] = field === 'Recovery' ? amount * recoverySign : amount
    }
    const label =
      row.cells.map((cell) => (typeof cell === 'string' ? textOf(cell) : '')).find((text) => /totals?/i.test(text)) ??
      ''
    if (Object.keys(values).length > 0) this.#totals.push({ label, values, section: this.#section })
    this.#section = {}
  }

  /** @param sheet the name of the sheet if the file has several tables with totals */
  compare(sheet?: string): ControlTotal[] {
    const total = this.#grandTotal()
    if (!total) return []
    return Object.entries(total.values as Record<string, number>).map(([field, file]) => {
      const rows = this.sum(field)
      return { field, ...(sheet && { sheet }), file: cents(file), rows, agrees: isSameAmount(file, rows) }
    })
  }

  /** The last total that is not a subtotal. A last total that matches its section but not the table is a subtotal. */
  #grandTotal(): TotalRow | undefined {
    const named = this.#totals.findLast(({ label }) => grand.test(label))
    if (named) return named
    const last = this.#totals.findLast(({ label }) => !subtotal.test(label))
    const isOfSection =
      this.#totals.length > 1 && last && agrees(last.values, last.section) && !agrees(last.values, this.#sums)
    return isOfSection ? undefined : last
  }
}

function agrees(one: Sums, other: Sums): boolean {
  const fields = Object.keys(one)
  const same = fields.filter((field) => isSameAmount(cents(one[field] ?? 0), cents(other[field] ?? 0)))
  return same.length > fields.length / 2
}
