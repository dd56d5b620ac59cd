import { claimDays, claimTexts, type ClaimAmount, type ClaimDay, type ClaimText } from '../kinds/claim.ts'
import type { Finding, Refusal } from '../report.ts'
import { isBlank, linesOf, textOf, type Cell, type Day, type Row } from '../read/cells.ts'
import type { Amounts } from '../map/conventions.ts'
import { amountsOf, type TableReading } from '../map/table-reading.ts'
import { amountOf, isBlankAmount } from '../values/amount.ts'
import { dayOf, isBlankDay } from '../values/day.ts'
import { timeOf } from '../values/time.ts'
import { confirmationKey } from '../values/words.ts'
import { texts } from '../texts.ts'

type Problem = Pick<Finding<Refusal>, 'class' | 'message'>

/** The values of a row, before lookups in the portal. */
export interface ReadRow {
  readonly row: number
  readonly sheet: string
  /** The claim number as written. Empty if the row has no claim number. */
  readonly number: string
  /** The confirmation number of the claim report. Empty if the row has none. */
  readonly report: string
  readonly policy: string
  readonly companyCode: string
  readonly companyName: string
  readonly line: string
  /** Distinguishes this row from other rows of the same claim. */
  readonly part: string
  readonly days: Partial<Record<ClaimDay, Day | null>>
  readonly texts: Partial<Record<ClaimText, string | null>>
  /** The amounts that the file has. Recoveries are positive; the total follows the file's convention. */
  readonly amounts: Amounts
  /** Whether the file states a total in this row. */
  readonly hasTotal: boolean
  readonly problems: readonly Problem[]
}

const damaged = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** Reads a data row with the types of its fields. Reports unreadable cells as problems and never guesses. */
export function readRow(row: Row, reading: TableReading): ReadRow {
  const problems: Problem[] = []
  const cell = (field: string): Cell | undefined => row.cells[reading.columns.get(field)?.index ?? -1]
  const number = textOf(cell('ClaimNumber'))
  if (damaged.test(number) && typeof cell('ClaimNumber') === 'string')
    problems.push({
      class: 'damaged-number',
      message: texts.claim.shortenedNumber(number),
    })
  const days = readDays(cell, reading, problems)
  if (number === '') problems.push({ class: 'missing-required', message: texts.claim.noNumber })
  else if (!days.LossDate && isBlankDay(cell('LossDate')))
    problems.push({ class: 'missing-required', message: texts.claim.noLossDate })
  return {
    row: row.number,
    sheet: reading.table.sheet.name,
    number,
    report: confirmationKey(textOf(cell('#report'))),
    policy: textOf(cell('PolicyNumber')),
    companyCode: textOf(cell('#company.code')),
    companyName: textOf(cell('#company.name')),
    line: isBlank(cell('#line')) ? (reading.line ?? '') : reading.lineOf(textOf(cell('#line'))),
    part: reading.parts.map(({ index }) => textOf(row.cells[index])).join(' '),
    days,
    texts: readTexts(cell, reading, problems),
    amounts: readAmounts(cell, reading, problems),
    hasTotal: !isBlankAmount(cell('TotalIncurred')),
    problems,
  }
}

type CellOf = (field: string) => Cell | undefined

function readDays(cell: CellOf, { columns, dateOrder }: TableReading, problems: Problem[]): ReadRow['days'] {
  const days: Partial<Record<ClaimDay, Day | null>> = {}
  for (const field of claimDays) {
    if (!columns.has(field)) continue
    const written = cell(field)
    days[field] = isBlankDay(written) ? null : (dayOf(written, dateOrder) ?? null)
    if (days[field] === null && !isBlankDay(written))
      problems.push({
        class: 'not-a-date',
        message: texts.cell.inColumn(headOf(columns, field), texts.cell.notADate(textOf(written))),
      })
  }
  return days
}

function readAmounts(cell: CellOf, reading: TableReading, problems: Problem[]): Amounts {
  const amounts: Partial<Record<ClaimAmount, number>> = {}
  for (const field of amountsOf(reading.columns)) {
    const mark = reading.decimalMarks.get(reading.columns.get(field)?.index ?? -1) ?? '.'
    const amount = amountOf(cell(field), mark)
    if (amount === undefined)
      problems.push({
        class: 'not-an-amount',
        message: texts.cell.inColumn(headOf(reading.columns, field), texts.cell.notAnAmount(textOf(cell(field)))),
      })
    amounts[field] = field === 'Recovery' && amount ? amount * reading.recoverySign : (amount ?? 0)
  }
  return amounts
}

function readTexts(cell: CellOf, { columns, statusOf }: TableReading, problems: Problem[]): ReadRow['texts'] {
  const values: Partial<Record<ClaimText, string | null>> = {}
  for (const field of claimTexts) if (columns.has(field)) values[field] = linesOf(cell(field)) || null
  if (columns.has('LossTime')) values.LossTime = timeOf(cell('LossTime'))
  if (columns.has('#adjuster')) Object.assign(values, splitName(textOf(cell('#adjuster'))))
  const status = values.StatusCode
  if (status !== undefined) {
    values.StatusCode = status === null ? null : (statusOf(status) ?? null)
    if (values.StatusCode === null)
      problems.push({
        class: 'unknown-value',
        message: texts.cell.inColumn(headOf(columns, 'StatusCode'), texts.cell.unknownStatus(status ?? '')),
      })
  }
  return values
}

const headOf = (columns: TableReading['columns'], field: string) => columns.get(field)?.head ?? field

function splitName(name: string): Partial<Record<ClaimText, string | null>> {
  if (name === '') return { AdjusterFirstName: null, AdjusterLastName: null }
  const [last = '', first] = name.split(/\s*,\s*/)
  if (first !== undefined) return { AdjusterFirstName: first || null, AdjusterLastName: last || null }
  const words = name.split(' ')
  return { AdjusterFirstName: words.slice(0, -1).join(' ') || null, AdjusterLastName: words.at(-1) ?? null }
}
