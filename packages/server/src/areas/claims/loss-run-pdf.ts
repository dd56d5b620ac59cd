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

/** Points: smaller text is not readable on paper. */
const textSize = 9
/** Points between the margins of a landscape page. */
const pageWidth = 720

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
  pdf.table({ name: 'Summary', columns: summaryColumns(run), rows: summaryRows(run), size: textSize })
  const columns = claimColumns(run)
  const sections = sectionsOf(run)
  for (const [at, { line, policy }] of sections.entries()) {
    pdf.room(roomFor(sections.slice(at)))
    if (line) pdf.heading(line)
    policySection(pdf, policy, { columns, below: roomForSmall(sections.slice(at + 1)), onDone })
  }
  await finished(pdf.end())
}

/** Columns of the amounts, as wide as the largest sum needs at the size of the text. */
function amountColumns(run: LossRun): Column[] {
  const longest = Math.max(...amountCells(totalsOf(claimsOf(run.policies))).map(({ length }) => length))
  return amounts.map(({ title }) => ({ header: title.replace(' ', ' \n'), width: 5 * longest + 7, align: 'right' }))
}

/** The width that these columns leave on the page, in points. */
const widthBeside = (columns: readonly Column[]) => pageWidth - columns.reduce((sum, { width }) => sum + width, 0)

function summaryColumns(run: LossRun): Column[] {
  const policy = { header: 'Policy', width: 82 }
  const figures: Column[] = [
    { header: 'Claims', width: 42, align: 'right' },
    { header: 'Open', width: 38, align: 'right' },
    { header: 'Closed', width: 42, align: 'right' },
    ...amountColumns(run),
  ]
  return [policy, { header: 'Term', width: widthBeside([policy, ...figures]) }, ...figures]
}

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

/** Two facts of a claim stand above each other, so that the amounts have the room that their size needs. */
function claimColumns(run: LossRun): Column[] {
  const known = [
    { header: 'Claim number \nStatus, state', width: 82 },
    { header: 'Date of loss \nReported', width: 64 },
  ]
  const figures = amountColumns(run)
  return [...known, { header: 'Claimant \nType of loss', width: widthBeside([...known, ...figures]) }, ...figures]
}

interface Section {
  policy: LossRunPolicy
  /** The line of business, above the first of its policies. */
  line?: string
}

const sectionsOf = (run: LossRun): Section[] =>
  linesOf(run).flatMap(({ name, policies }) =>
    policies.map((policy, at) => ({ policy, ...(at === 0 && { line: name }) })),
  )

/** Points that the first of these sections needs on a page: all of it where it has a claim or two, else its first rows. */
function roomFor([section, ...others]: readonly Section[]): number {
  if (!section) return 0
  const { length } = section.policy.claims
  const own = ([70, 165, 200][length] ?? 150) + (section.line ? 60 : 0)
  return Math.min(own + (length <= 2 ? roomForSmall(others) : 0), 400)
}

/** The same for a section of one claim or none, which follows on the same page: no sheet has one claim alone. */
const roomForSmall = (sections: readonly Section[]): number =>
  sections[0] && sections[0].policy.claims.length < 2 ? roomFor(sections) : 0

interface SectionOptions {
  columns: readonly Column[]
  /** Points kept free for small policies below. */
  below: number
  onDone: () => void
}

function policySection(pdf: PortalPdf, policy: LossRunPolicy, { columns, below, onDone }: SectionOptions): void {
  const { PolicyNumber, CarrierName, LOB, claims } = policy
  pdf.subheading(`Policy ${PolicyNumber}`)
  pdf.paragraph(`${LOB} · ${CarrierName} · ${termOf(policy)}`, { size: 9, quiet: true })
  if (claims.length === 0) pdf.paragraph('No Claims', { size: 9 })
  else
    pdf.table({
      name: `Policy ${PolicyNumber}`,
      columns,
      rows: claimRows(claims, onDone),
      size: textSize,
      roomBelow: below,
    })
}

function* claimRows(claims: readonly LossRunClaim[], onDone: () => void): Generator<Row> {
  for (const claim of claims) {
    yield {
      cells: [
        `${claim.ClaimNumber}\n${claim.StatusCode}, ${claim.StateCode}`,
        `${formatDate(claim.LossDate)}\n${formatDate(claim.ReportedDate)}`,
        `${claim.ClaimantName}\n${claim.LossType}`,
        ...amountCells(claim),
      ],
    }
    onDone()
  }
  const totals = totalsOf(claims)
  const counted = `${claimCount(totals.claims)}: ${totals.open} open, ${totals.closed} closed`
  yield { cells: ['Total', '', counted, ...amountCells(totals)], isTotal: true }
}

const claimCount = (count: number) => (count === 1 ? '1 claim' : `${count} claims`)
