import { finished } from 'node:stream/promises'

import { PortalPdf, type Drawing } from '../../pdf/document.ts'
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
import { roomFor, sectionBlocks } from './loss-run-sections.ts'
import { texts } from './texts.ts'

/** Points; smaller text is hard to read on paper. */
const textSize = 9
/** Points between the margins of a landscape page. */
const pageWidth = 720

const amountCells = (of: Record<AmountName, number>) => amounts.map(({ name }) => formatAmount(of[name]))

/**
 * The loss run as a PDF: a summary by line and policy, then each policy with its claims. Streams bytes to `take`, and
 * calls `onDone` after each claim, because thousands of claims take seconds.
 */
export async function lossRunPdf(run: LossRun, take: (bytes: Uint8Array) => void, onDone: () => void): Promise<void> {
  const { name } = run.insured
  const asOf = formatLongDate(valuationOf(run).last)
  const pdf = new PortalPdf({
    brand: run.brand,
    department: texts.lossRun.department,
    title: texts.lossRun.valuedTitle(asOf),
    reference: name,
    layout: 'landscape',
  })
  await pdf.sendTo(take)
  pdf.title(texts.lossRun.title)
  pdf.paragraph(name, { size: 13, weight: 'bold' })
  pdf.paragraph(placeOf(run))
  drawLossRun(pdf, run, { onDone })
  await finished(pdf.end())
}

interface LossRunDrawing {
  /** Called after each claim. */
  onDone?: () => void
  /** Leaves out the names of claimants. */
  withoutNames?: boolean
}

/** Draws a loss run below the name of the insured. */
export function drawLossRun(
  pdf: Drawing,
  run: LossRun,
  { onDone = () => undefined, withoutNames = false }: LossRunDrawing = {},
): void {
  const asOf = formatLongDate(valuationOf(run).last)
  pdf.paragraph(texts.lossRun.valuedAndPrepared(asOf, formatLongDate(run.preparedOn)), { weight: 'bold' })
  pdf.paragraph(remarksOn(run).join(' '), { size: 9, quiet: true })
  pdf.heading(texts.lossRun.summary)
  pdf.table({ name: texts.lossRun.summary, columns: summaryColumns(run), rows: summaryRows(run), size: textSize })
  const columns = claimColumns(run, withoutNames)
  for (const block of sectionBlocks(run))
    for (const [at, { policy, line }] of block.entries()) {
      pdf.room(roomFor(at === 0 ? block : block.slice(at, at + 1)))
      if (line) pdf.heading(line)
      policySection(pdf, policy, { columns, below: roomFor(block.slice(at + 1)), onDone, withoutNames })
    }
}

/** The columns of the amounts, wide enough for the largest sum. */
function amountColumns(run: LossRun): Column[] {
  const longest = Math.max(...amountCells(totalsOf(claimsOf(run.policies))).map(({ length }) => length))
  return amounts.map(({ title }) => ({ header: title.replace(' ', ' \n'), width: 5 * longest + 7, align: 'right' }))
}

/** Points of the page width that remain beside the columns. */
const widthBeside = (columns: readonly Column[]) => pageWidth - columns.reduce((sum, { width }) => sum + width, 0)

function summaryColumns(run: LossRun): Column[] {
  const policy = { header: texts.lossRun.policy, width: 82 }
  const figures: Column[] = [
    { header: texts.lossRun.claims, width: 42, align: 'right' },
    { header: texts.lossRun.open, width: 38, align: 'right' },
    { header: texts.lossRun.closed, width: 42, align: 'right' },
    ...amountColumns(run),
  ]
  return [policy, { header: texts.lossRun.term, width: widthBeside([policy, ...figures]) }, ...figures]
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
    { ...row(texts.lossRun.allLines, '', claimsOf(run.policies)), isTotal: true },
  ]
}

/** Two facts per cell, one above the other, so that the amounts fit. */
function claimColumns(run: LossRun, withoutNames: boolean): Column[] {
  const known = [
    { header: texts.lossRun.claimAndStatus, width: 82 },
    { header: texts.lossRun.lossAndReport, width: 64 },
  ]
  const figures = amountColumns(run)
  const header = withoutNames ? texts.lossRun.type : texts.lossRun.claimantAndType
  return [...known, { header, width: widthBeside([...known, ...figures]) }, ...figures]
}

interface SectionOptions {
  columns: readonly Column[]
  /** Points reserved for the sections of the block below. */
  below: number
  onDone: () => void
  withoutNames: boolean
}

function policySection(pdf: Drawing, policy: LossRunPolicy, options: SectionOptions): void {
  const { columns, below } = options
  const { PolicyNumber, CarrierName, LOB, claims } = policy
  pdf.subheading(texts.lossRun.policyHeading(PolicyNumber))
  pdf.paragraph(`${LOB} · ${CarrierName} · ${termOf(policy)}`, { size: 9, quiet: true })
  if (claims.length === 0) pdf.paragraph(texts.lossRun.noClaims, { size: 9 })
  else
    pdf.table({
      name: texts.lossRun.policyHeading(PolicyNumber),
      columns,
      rows: claimRows(claims, options),
      size: textSize,
      roomBelow: below,
    })
}

function* claimRows(
  claims: readonly LossRunClaim[],
  { onDone, withoutNames }: Pick<SectionOptions, 'onDone' | 'withoutNames'>,
): Generator<Row> {
  for (const claim of claims) {
    yield {
      cells: [
        `${claim.ClaimNumber}\n${[claim.StatusCode, claim.StateCode].filter(Boolean).join(', ')}`,
        `${formatDate(claim.LossDate)}\n${claim.ReportedDate === null ? '–' : formatDate(claim.ReportedDate)}`,
        withoutNames ? claim.LossType : `${claim.ClaimantName}\n${claim.LossType}`,
        ...amountCells(claim),
      ],
    }
    onDone()
  }
  const totals = totalsOf(claims)
  const counts = [
    `${texts.lossRun.total}\n${texts.lossRun.claimCount(totals.claims)}`,
    texts.lossRun.openAndClosed(totals.open, totals.closed),
    '',
  ]
  yield { cells: [...counts, ...amountCells(totals)], isTotal: true }
}
