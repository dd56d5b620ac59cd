// Runs in a worker thread, because the layout of a hundred premium years takes a second.
import { buffer } from 'node:stream/consumers'

import { addUp, type Brand, type MemberFundAnalysis } from '@captive/api-client/contract'

import { dayOf } from '../../database/moment.ts'
import { PortalPdf, type Drawing } from '../../pdf/document.ts'
import { formatAmount, formatLongDate } from '../../pdf/format.ts'
import { reportedFunds, type Amount, type Fund } from './fund-amounts.ts'
import { texts } from './texts.ts'

export interface FundAnalysis {
  brand: Pick<Brand, 'name' | 'colors'>
  member: string
  /** YYYYQQ */
  yearQuarter: string
  /** The premium years of the quarter, of one program or several. */
  years: readonly MemberFundAnalysis[]
  /** yyyy-MM-dd */
  preparedOn: string
}

/** The most premium years per table. More years continue in another table. */
const yearsAcross = 7

/** A member's funds at the end of a quarter as a PDF: a table per fund, a column per premium year. */
export function fundAnalysisPdf({
  brand,
  member,
  yearQuarter,
  years,
  preparedOn,
}: FundAnalysis): NodeJS.ReadableStream {
  const asOf = formatLongDate(quarterEnd(yearQuarter))
  const pdf = new PortalPdf({
    brand,
    department: texts.analysis.department,
    title: texts.analysis.datedTitle(asOf),
    reference: member,
    layout: 'landscape',
  })
  pdf.title(texts.analysis.title)
  pdf.paragraph(member, { size: 13, weight: 'bold' })
  drawFunds(pdf, { yearQuarter, years, preparedOn })
  return pdf.end()
}

/** Draws the fund analysis below the name of the member. */
export function drawFunds(
  pdf: Drawing,
  { yearQuarter, years, preparedOn }: Pick<FundAnalysis, 'yearQuarter' | 'years' | 'preparedOn'>,
): void {
  const asOf = formatLongDate(quarterEnd(yearQuarter))
  pdf.paragraph(texts.analysis.asOf(asOf, Number(yearQuarter.slice(4)), Number(yearQuarter.slice(0, 4))))
  pdf.paragraph(texts.analysis.amountsAndPrepared(formatLongDate(preparedOn)), {
    size: 9,
    quiet: true,
  })
  for (const [program, ofProgram] of Map.groupBy(years, ({ ProgramCd }) => ProgramCd))
    for (const fund of reportedFunds(program))
      fundSection(pdf, texts.analysis.fundHeading(fund.name, program), fund, ofProgram)
}

/** The same PDF as bytes. */
export function drawFundAnalysis(analysis: FundAnalysis): Promise<Uint8Array> {
  return buffer(fundAnalysisPdf(analysis))
}

function fundSection(pdf: Drawing, name: string, { amounts }: Fund, years: readonly MemberFundAnalysis[]): void {
  const inOrder = years.toSorted((a, b) => a.PremiumYearFrom - b.PremiumYearFrom)
  pdf.room(200)
  pdf.heading(name)
  for (let first = 0; first < inOrder.length; first += yearsAcross) {
    const shown = inOrder.slice(first, first + yearsAcross)
    const isLast = first + yearsAcross >= inOrder.length
    const titles = [...shown.map(premiumYear), ...(isLast ? [texts.analysis.total] : [])]
    const cellsOf = ({ label, of }: Amount) => [
      label,
      ...[...shown.map(of), ...(isLast ? [addUp(inOrder.map(of))] : [])].map(formatAmount),
    ]
    pdf.table({
      name,
      columns: [
        { header: texts.analysis.premiumYear, width: 170 },
        ...titles.map((header) => ({ header, width: 68, align: 'right' as const })),
      ],
      rows: amounts.map((amount) => ({ cells: cellsOf(amount), isTotal: amount.isBalance ?? false })),
      size: 9,
    })
  }
}

const premiumYear = ({ PremiumYearFrom, PremiumYearTo }: MemberFundAnalysis) => `${PremiumYearFrom} – ${PremiumYearTo}`

/** `202603` as `2026-09-30` (core §9). */
function quarterEnd(yearQuarter: string): string {
  const monthAfter = Number(yearQuarter.slice(4)) * 3
  return dayOf(new Date(Date.UTC(Number(yearQuarter.slice(0, 4)), monthAfter, 0)))
}
