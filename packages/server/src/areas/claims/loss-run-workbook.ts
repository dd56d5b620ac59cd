import { columnName, SheetWriter, type Cell } from '../../workbook/sheet-writer.ts'
import { formatLongDate } from '../../pdf/format.ts'
import {
  amounts,
  claimsOf,
  linesOf,
  placeOf,
  remarksOn,
  totalsOf,
  valuationOf,
  type AmountName,
  type LossRun,
  type LossRunClaim,
  type LossRunPolicy,
} from './loss-run.ts'

const count = (value: number): Cell => ({ format: 'count', value })
const money = (value: number): Cell => ({ format: 'money', value })
/** Days since the start of the calendar of spreadsheets, so that no time zone comes in. */
const date = (day: string): Cell => ({ format: 'date', value: Date.parse(day) / 86_400_000 + 25_569 })

const policyColumns = ['Policy number', 'Line of business', 'Carrier', 'Effective', 'Expiration', 'Cancelled']
const claimColumns = ['Claim number', 'Date of loss', 'Date reported', 'Claimant', 'Type of loss', 'Status', 'State']
const amountColumns = amounts.map(({ title }) => title)
const header = [...policyColumns, ...claimColumns, ...amountColumns]
const widths = [18, 20, 24, 12, 12, 12, 18, 14, 14, 28, 24, 11, 8, ...amounts.map(() => 16)]

/**
 * The loss run as a workbook: every claim in one table to filter, the totals below. `take` gets the bytes as they are
 * made, and `onDone` is told of each claim.
 */
export function lossRunWorkbook(run: LossRun, take: (bytes: Uint8Array) => void, onDone: () => void): void {
  const { name } = run.insured
  const title = [['Loss run', name], [null, placeOf(run)], ['Losses valued as of', date(valuationOf(run).last)], []]
  const sheet = new SheetWriter(
    {
      name: 'Loss Run',
      title: `Loss run ${name}`,
      author: 'Captive Insurance Program',
      widths,
      frozenRows: title.length + 1,
    },
    take,
  )
  for (const cells of [...title, header]) sheet.row(cells)
  for (const { policies } of linesOf(run))
    for (const policy of policies)
      for (const claim of policy.claims) {
        sheet.row([...policyCells(policy), ...claimCells(claim)])
        onDone()
      }
  const filter = `A${title.length + 1}:${columnName(header.length - 1)}${sheet.rows}`
  const remarks = [`Prepared on ${formatLongDate(run.preparedOn)}.`, ...remarksOn(run)].map((remark) => [remark])
  for (const cells of [[], ...totalRows(run), [], ...remarks]) sheet.row(cells)
  sheet.end(filter)
}

const policyCells = ({ PolicyNumber, LOB, CarrierName, EffectiveDate, ExpirationDate, CancelDate }: LossRunPolicy) => [
  PolicyNumber,
  LOB,
  CarrierName,
  date(EffectiveDate),
  date(ExpirationDate),
  CancelDate ? date(CancelDate) : null,
]

const claimCells = (claim: LossRunClaim) => [
  claim.ClaimNumber,
  date(claim.LossDate),
  date(claim.ReportedDate),
  claim.ClaimantName,
  claim.LossType,
  claim.StatusCode,
  claim.StateCode,
  ...amountCells(claim),
]

const amountCells = (of: Record<AmountName, number>) => amounts.map(({ name }) => money(of[name]))

/** One row for each policy, each line and the whole; the amounts stand in the columns of the claims' amounts. */
function totalRows(run: LossRun): Cell[][] {
  const totals = (claims: readonly LossRunClaim[]) => {
    const { claims: all, open, closed, ...sums } = totalsOf(claims)
    return [count(all), count(open), count(closed), null, null, null, null, ...amountCells(sums)]
  }
  const noTerm = [null, null, null, null]
  return [
    [...policyColumns, 'Claims', 'Open', 'Closed', null, null, null, null, ...amountColumns],
    ...linesOf(run).flatMap(({ name, policies, claims }) => [
      ...policies.map((policy) => [...policyCells(policy), ...totals(policy.claims)]),
      ['Total', name, ...noTerm, ...totals(claims)],
    ]),
    ['Total', 'All lines', ...noTerm, ...totals(claimsOf(run.policies))],
  ]
}
