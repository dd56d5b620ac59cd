import { isState } from '../kinds/claim-words.ts'
import { isBlank, textOf, type Cell } from '../read/cells.ts'
import { amountOf, decimalEvidence, isBlankAmount } from '../values/amount.ts'
import { dayOf, isBlankDay, orderEvidence } from '../values/day.ts'

/** The maximum number of distinct values that are counted per column. */
const maxCountedValues = 2_000

/** Counts of the cell contents of a column over all rows of a table. */
export class ColumnProfile {
  rows = 0
  filled = 0
  days = 0
  typedDays = 0
  amounts = 0
  negative = 0
  positive = 0
  states = 0
  emails = 0
  dayFirst = 0
  monthFirst = 0
  comma = 0
  point = 0
  /** Distinct texts with their counts, limited to the first ones of the column. */
  readonly values = new Map<string, number>()

  add(cell: Cell | undefined): void {
    this.rows += 1
    if (isBlank(cell)) return
    this.filled += 1
    const text = textOf(cell)
    const known = this.values.get(text)
    if (known !== undefined || this.values.size < maxCountedValues) this.values.set(text, (known ?? 0) + 1)
    if (typeof cell === 'object') {
      if (cell && 'day' in cell) {
        this.days += 1
        this.typedDays += 1
      }
      return
    }
    this.#addWritten(cell, text)
  }

  #addWritten(cell: Cell | undefined, text: string): void {
    if (isBlankDay(cell) || dayOf(cell, 'month first') || dayOf(cell, 'day first')) this.days += 1
    const evidence = decimalEvidence(cell)
    if (evidence > 0) this.comma += 1
    if (evidence < 0) this.point += 1
    const amount = amountOf(cell, evidence > 0 ? ',' : '.') ?? amountOf(cell, ',')
    if (amount !== undefined || isBlankAmount(cell)) this.amounts += 1
    if (amount !== undefined && amount < 0) this.negative += 1
    if (amount !== undefined && amount > 0) this.positive += 1
    const order = orderEvidence(cell)
    if (order === 'day first') this.dayFirst += 1
    if (order === 'month first') this.monthFirst += 1
    if (isState(text)) this.states += 1
    if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)) this.emails += 1
  }

  /** The share of one count among the filled cells; 0 in an empty column. */
  share(count: 'days' | 'amounts' | 'states' | 'emails'): number {
    return this.filled === 0 ? 0 : this[count] / this.filled
  }
}

/** The maximum number of values per column that are tested. */
const maxTestedValues = 300

/** The share of cells that pass a test, weighted by how often each value occurs. */
export function shareOf({ values }: ColumnProfile, accepts: (text: string) => boolean): number {
  let [all, accepted] = [0, 0]
  for (const [text, count] of [...values].slice(0, maxTestedValues)) {
    all += count
    if (accepts(text)) accepted += count
  }
  return all === 0 ? 0 : accepted / all
}
