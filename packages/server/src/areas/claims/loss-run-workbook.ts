import { dateCell } from '@captive/workbook'

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
import { texts } from './texts.ts'

const count = (value: number): Cell => ({ format: 'count', value })
const money = (value: number): Cell => ({ format: 'money', value })

const { policyColumns, claimColumns } = texts.lossRun
const amountColumns = amounts.map(({ title }) => title)
const header = [...policyColumns, ...claimColumns, ...amountColumns]
const widths = [18, 20, 24, 12, 12, 12, 18, 14, 14, 28, 24, 11, 8, ...amounts.map(() => 16)]

/**
 * The loss run as a workbook: all claims in one table with filters, and the totals below. Streams bytes to `take`, and
 * calls `onDone` after each claim.
 */
export function lossRunWorkbook(run: LossRun, take: (bytes: Uint8Array) => void, onDone: () => void): void {
  const { name } = run.insured
  const title = [
    [texts.lossRun.title, name],
    [null, placeOf(run)],
    [texts.lossRun.valuedAsOf, dateCell(valuationOf(run).last)],
    [],
  ]
  const sheet = new SheetWriter(
    {
      name: texts.lossRun.sheetName,
      title: texts.lossRun.workbookTitle(name),
      author: run.brand.name,
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
  const remarks = [texts.lossRun.preparedOn(formatLongDate(run.preparedOn)), ...remarksOn(run)].map((remark) => [
    remark,
  ])
  for (const cells of [[], ...totalRows(run), [], ...remarks]) sheet.row(cells)
  sheet.end(filter)
}

const policyCells = ({ PolicyNumber, LOB, CarrierName, EffectiveDate, ExpirationDate, CancelDate }: LossRunPolicy) => [
  PolicyNumber,
  LOB,
  CarrierName,
  dateCell(EffectiveDate),
  dateCell(ExpirationDate),
  CancelDate ? dateCell(CancelDate) : null,
]

const claimCells = (claim: LossRunClaim) => [
  claim.ClaimNumber,
  dateCell(claim.LossDate),
  claim.ReportedDate === null ? null : dateCell(claim.ReportedDate),
  claim.ClaimantName,
  claim.LossType,
  claim.StatusCode,
  claim.StateCode,
  ...amountCells(claim),
]

const amountCells = (of: Record<AmountName, number>) => amounts.map(({ name }) => money(of[name]))

/** One row per policy, per line, and for the total. Sums are in the columns of the claims' amounts. */
function totalRows(run: LossRun): Cell[][] {
  const totals = (claims: readonly LossRunClaim[]) => {
    const { claims: all, open, closed, ...sums } = totalsOf(claims)
    return [count(all), count(open), count(closed), null, null, null, null, ...amountCells(sums)]
  }
  const noTerm = [null, null, null, null]
  return [
    [
      ...policyColumns,
      texts.lossRun.claims,
      texts.lossRun.open,
      texts.lossRun.closed,
      null,
      null,
      null,
      null,
      ...amountColumns,
    ],
    ...linesOf(run).flatMap(({ name, policies, claims }) => [
      ...policies.map((policy) => [...policyCells(policy), ...totals(policy.claims)]),
      [texts.lossRun.total, name, ...noTerm, ...totals(claims)],
    ]),
    [texts.lossRun.total, texts.lossRun.allLines, ...noTerm, ...totals(claimsOf(run.policies))],
  ]
}
