import { finished } from 'node:stream/promises'

import { PortalPdf } from '../../pdf/document.ts'
import { formatAmount, formatDate, formatLongDate } from '../../pdf/format.ts'
import type { Column, Row } from '../../pdf/table.ts'
import {
  amounts,
  claimsOf,
  linesOf,
  placeOf,
  remarksOn,
  termOf,
  totalsOf,
  valuationOf,
  type AmountName,
  type LossRun,
  type LossRunClaim,
  type LossRunPolicy,
} from './loss-run.ts'

const amountColumns = amounts.map(({ title }): Column => ({
  header: title.replace(' ', ' \n'),
  width: 58,
  align: 'right',
}))
const amountCells = (of: Record<AmountName, number>) => amounts.map(({ name }) => formatAmount(of[name]))

/**
 * The loss run as a PDF to hand on: a summary by line and policy, then each policy with its claims. Thousands of claims
 * take seconds to lay out: `take` gets the bytes as they are made, and `onDone` is told of each claim.
 */
export async function lossRunPdf(run: LossRun, take: (bytes: Uint8Array) => void, onDone: () => void): Promise<void> {
  const { name } = run.insured
  const asOf = formatLongDate(valuationOf(run).last)
  const pdf = new PortalPdf({
    issuer: 'Captive Insurance Program — Claims',
    title: `Loss run, valued as of ${asOf}`,
    reference: name,
    layout: 'landscape',
  })
  await pdf.sendTo(take)
  pdf.title('Loss run')
  pdf.paragraph(name, { size: 13, weight: 'bold' })
  pdf.paragraph(placeOf(run))
  pdf.paragraph(`Losses valued as of ${asOf}. Prepared on ${formatLongDate(run.preparedOn)}.`, { weight: 'bold' })
  pdf.paragraph(remarksOn(run).join(' '), { size: 9, quiet: true })
  pdf.heading('Summary')
  pdf.table({ name: 'Summary', columns: summaryColumns, rows: summaryRows(run), size: 8 })
  for (const { name: line, policies } of linesOf(run)) {
    pdf.room(150).heading(line)
    for (const policy of policies) policySection(pdf, policy, onDone)
  }
  await finished(pdf.end())
}

const summaryColumns: readonly Column[] = [
  { header: 'Policy', width: 92 },
  { header: 'Term', width: 112 },
  { header: 'Claims', width: 36, align: 'right' },
  { header: 'Open', width: 32, align: 'right' },
  { header: 'Closed', width: 36, align: 'right' },
  ...amountColumns,
]

function summaryRows(run: LossRun): Row[] {
  const row = (name: string, term: string, claims: readonly LossRunClaim[]) => {
    const totals = totalsOf(claims)
    const counts = [totals.claims, totals.open, totals.closed].map(String)
    return { cells: [name, term, ...counts, ...amountCells(totals)] }
  }
  return [
    ...linesOf(run).flatMap(({ name, policies, claims }) => [
      ...policies.map((policy) => row(policy.PolicyNumber, termOf(policy), policy.claims)),
      { ...row(name, '', claims), isTotal: true },
    ]),
    { ...row('All lines', '', claimsOf(run.policies)), isTotal: true },
  ]
}

const claimColumns: readonly Column[] = [
  { header: 'Claim number', width: 68 },
  { header: 'Date \nof loss', width: 47 },
  { header: 'Date \nreported', width: 47 },
  { header: 'Claimant', width: 78 },
  { header: 'Type of loss', width: 66 },
  { header: 'Status', width: 42 },
  { header: 'State', width: 26 },
  ...amountColumns,
]

function policySection(pdf: PortalPdf, policy: LossRunPolicy, onDone: () => void): void {
  const { PolicyNumber, CarrierName, LOB, claims } = policy
  pdf.room(110).subheading(`Policy ${PolicyNumber}`)
  pdf.paragraph(`${LOB} · ${CarrierName} · ${termOf(policy)}`, { size: 9, quiet: true })
  if (claims.length === 0) pdf.paragraph('No Claims', { size: 9 })
  else pdf.table({ name: `Policy ${PolicyNumber}`, columns: claimColumns, rows: claimRows(claims, onDone), size: 7 })
}

function* claimRows(claims: readonly LossRunClaim[], onDone: () => void): Generator<Row> {
  for (const claim of claims) {
    yield {
      cells: [
        claim.ClaimNumber,
        formatDate(claim.LossDate),
        formatDate(claim.ReportedDate),
        claim.ClaimantName,
        claim.LossType,
        claim.StatusCode,
        claim.StateCode,
        ...amountCells(claim),
      ],
    }
    onDone()
  }
  const totals = totalsOf(claims)
  yield {
    cells: [
      'Total',
      '',
      '',
      claimCount(totals.claims),
      `${totals.open} open`,
      `${totals.closed} closed`,
      '',
      ...amountCells(totals),
    ],
    isTotal: true,
  }
}

const claimCount = (count: number) => (count === 1 ? '1 claim' : `${count} claims`)
