import { utils, write, type CellObject } from '@e965/xlsx'

import { formatLongDate } from '../../pdf/format.ts'
import { freezeRows } from './freeze-rows.ts'
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

/** Whatever it starts with, text stays text: a cell of type `s` is never a formula. */
const text = (v: string): CellObject => ({ t: 's', v })
const count = (v: number): CellObject => ({ t: 'n', v, z: '#,##0' })
const money = (v: number): CellObject => ({ t: 'n', v, z: '#,##0.00' })
/** Days since the start of the calendar of spreadsheets, so that no time zone comes in. */
const date = (day: string): CellObject => ({ t: 'n', v: Date.parse(day) / 86_400_000 + 25_569, z: 'mm/dd/yyyy' })
const nothing: CellObject = { t: 'z' }

const policyColumns = ['Policy number', 'Line of business', 'Carrier', 'Effective', 'Expiration', 'Cancelled']
const claimColumns = ['Claim number', 'Date of loss', 'Date reported', 'Claimant', 'Type of loss', 'Status', 'State']
const amountColumns = amounts.map(({ title }) => title)
const header = [...policyColumns, ...claimColumns, ...amountColumns].map(text)
const widths = [18, 20, 24, 12, 12, 12, 18, 14, 14, 28, 24, 11, 8, ...amounts.map(() => 16)]

/** The loss run as a workbook: every claim in one table to filter, the totals below. */
export function lossRunWorkbook(run: LossRun): Buffer {
  const { name } = run.insured
  const title = [
    [text('Loss run'), text(name)],
    [nothing, text(placeOf(run))],
    [text('Losses valued as of'), date(valuationOf(run).last)],
    [],
  ]
  const claims = linesOf(run).flatMap(({ policies }) =>
    policies.flatMap((policy) => policy.claims.map((claim) => [...policyCells(policy), ...claimCells(claim)])),
  )
  const remarks = [`Prepared on ${formatLongDate(run.preparedOn)}.`, ...remarksOn(run)].map((remark) => [text(remark)])
  const sheet = utils.aoa_to_sheet([...title, header, ...claims, [], ...totalRows(run), [], ...remarks])
  const lastClaim = { r: title.length + claims.length, c: header.length - 1 }
  sheet['!autofilter'] = { ref: utils.encode_range({ s: { r: title.length, c: 0 }, e: lastClaim }) }
  sheet['!cols'] = widths.map((wch) => ({ wch }))

  const book = utils.book_new(sheet, 'Loss Run')
  book.Props = { Title: `Loss run ${name}`, Author: 'Captive Insurance Program' }
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer
  return freezeRows(bytes, title.length + 1)
}

const policyCells = ({ PolicyNumber, LOB, CarrierName, EffectiveDate, ExpirationDate, CancelDate }: LossRunPolicy) => [
  text(PolicyNumber),
  text(LOB),
  text(CarrierName),
  date(EffectiveDate),
  date(ExpirationDate),
  CancelDate ? date(CancelDate) : nothing,
]

const claimCells = (claim: LossRunClaim) => [
  text(claim.ClaimNumber),
  date(claim.LossDate),
  date(claim.ReportedDate),
  text(claim.ClaimantName),
  text(claim.LossType),
  text(claim.StatusCode),
  text(claim.StateCode),
  ...amountCells(claim),
]

const amountCells = (of: Record<AmountName, number>) => amounts.map(({ name }) => money(of[name]))

/** One row for each policy, each line and the whole; the amounts stand in the columns of the claims' amounts. */
function totalRows(run: LossRun): CellObject[][] {
  const totals = (claims: readonly LossRunClaim[]) => {
    const { claims: all, open, closed, ...sums } = totalsOf(claims)
    return [count(all), count(open), count(closed), nothing, nothing, nothing, nothing, ...amountCells(sums)]
  }
  const noTerm = [nothing, nothing, nothing, nothing]
  return [
    [...policyColumns, 'Claims', 'Open', 'Closed', '', '', '', '', ...amountColumns].map(text),
    ...linesOf(run).flatMap(({ name, policies, claims }) => [
      ...policies.map((policy) => [...policyCells(policy), ...totals(policy.claims)]),
      [text('Total'), text(name), ...noTerm, ...totals(claims)],
    ]),
    [text('Total'), text('All lines'), ...noTerm, ...totals(claimsOf(run.policies))],
  ]
}
