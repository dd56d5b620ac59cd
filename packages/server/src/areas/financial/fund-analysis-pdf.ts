// Runs in a worker thread: a hundred premium years take a second to lay out.
import { buffer } from 'node:stream/consumers'

import { addUp, type MemberFundAnalysis } from '@captive/api-client/contract'

import { dayOf } from '../../database/moment.ts'
import { PortalPdf } from '../../pdf/document.ts'
import { formatAmount, formatLongDate } from '../../pdf/format.ts'
import { reportedFunds, type Amount, type Fund } from './fund-amounts.ts'

export interface FundAnalysis {
  member: string
  /** YYYYQQ */
  yearQuarter: string
  /** The premium years of that quarter, of one program or several. */
  years: readonly MemberFundAnalysis[]
  /** yyyy-MM-dd */
  preparedOn: string
}

/** So many premium years stand beside each other; more go into a second table. */
const yearsAcross = 7

/** A member's funds at the end of a quarter as a PDF: a table for each fund, a column for each premium year. */
export function fundAnalysisPdf({ member, yearQuarter, years, preparedOn }: FundAnalysis): NodeJS.ReadableStream {
  const asOf = formatLongDate(quarterEnd(yearQuarter))
  const pdf = new PortalPdf({
    issuer: 'Captive Insurance Program — Member funds',
    title: `Member fund analysis as of ${asOf}`,
    reference: member,
    layout: 'landscape',
  })
  pdf.title('Member fund analysis')
  pdf.paragraph(member, { size: 13, weight: 'bold' })
  pdf.paragraph(`As of ${asOf}, the end of quarter ${Number(yearQuarter.slice(4))} of ${yearQuarter.slice(0, 4)}.`)
  pdf.paragraph(`Amounts are in US dollars, by premium year. Prepared on ${formatLongDate(preparedOn)}.`, {
    size: 9,
    quiet: true,
  })
  for (const [program, ofProgram] of Map.groupBy(years, ({ ProgramCd }) => ProgramCd))
    for (const fund of reportedFunds(program)) fundSection(pdf, `${fund.name}, program ${program}`, fund, ofProgram)
  return pdf.end()
}

/** The bytes of the same PDF. */
export function drawFundAnalysis(analysis: FundAnalysis): Promise<Uint8Array> {
  return buffer(fundAnalysisPdf(analysis))
}

function fundSection(pdf: PortalPdf, name: string, { amounts }: Fund, years: readonly MemberFundAnalysis[]): void {
  const inOrder = years.toSorted((a, b) => a.PremiumYearFrom - b.PremiumYearFrom)
  pdf.room(200).heading(name)
  for (let first = 0; first < inOrder.length; first += yearsAcross) {
    const shown = inOrder.slice(first, first + yearsAcross)
    const isLast = first + yearsAcross >= inOrder.length
    const titles = [...shown.map(premiumYear), ...(isLast ? ['Total'] : [])]
    const cellsOf = ({ label, of }: Amount) => [
      label,
      ...[...shown.map(of), ...(isLast ? [addUp(inOrder.map(of))] : [])].map(formatAmount),
    ]
    pdf.table({
      name,
      columns: [
        { header: 'Premium year', width: 170 },
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
