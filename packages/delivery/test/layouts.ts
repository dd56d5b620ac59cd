import { utils, write, type WorkSheet } from '@e965/xlsx'

import type { Claim } from '../src/index.ts'

/** The layout of a sender's loss run. */
export interface Layout {
  readonly format: 'csv' | 'tsv' | 'utf-16' | 'windows-1252' | 'xlsx' | 'xls' | 'html' | '1904'
  /** The index of the chosen header of each field, modulo the number of headers. */
  readonly heads: number
  readonly dates: 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'M/D/YY' | 'YYYY-MM-DD' | 'DD-MMM-YY' | 'YYYYMMDD'
  readonly amounts: 'plain' | 'dollars' | 'comma' | 'trailing'
  readonly recovery: 'positive' | 'negative'
  readonly incurred: 'net' | 'gross'
  readonly statuses: readonly [open: string, closed: string, reopened: string]
  readonly policy: 'column' | 'carried down' | 'group row' | 'none'
  readonly company: 'column' | 'code' | 'title' | 'none'
  readonly titles: boolean
  readonly total: boolean
  readonly order: number
}

const heads: Record<string, readonly string[]> = {
  ClaimNumber: ['Claim Number', 'Claim #', 'Claim No.', 'CLAIM_NBR', 'File Number', 'Incident #', 'Claim Ref'],
  PolicyNumber: ['Policy Number', 'Policy #', 'Pol No', 'PolicyNbr', 'Policy'],
  Company: ['Insured', 'Named Insured', 'Member', 'Company Name', 'Employer', 'Insured Name'],
  Code: ['Member No', 'Member Code', 'Insured Code', 'Company #'],
  Line: ['LOB', 'Line of Business', 'Coverage', 'Line'],
  LossDate: ['Date of Loss', 'DOL', 'Loss Date', 'Date of Occurrence', 'Accident Date', 'Occ Date', 'Loss_Dt'],
  ReportedDate: [
    'Date Reported',
    'Report Date',
    'Rptd',
    'Date First Advised',
    'Notice Date',
    'Date Claim Made',
    'Open Date',
  ],
  ClosedDate: ['Date Closed', 'Close Date', 'Date Claim Closed', 'Clsd', 'Closed'],
  StatusCode: ['Status', 'Claim Status', 'Stat', 'O/C'],
  ClaimantName: ['Claimant', 'Claimant Name', 'Injured Party', 'Clmt', "Claimant's Name"],
  StateCode: ['State', 'ST', 'Loss State', 'Jurisdiction', 'Acc State'],
  FactsofLoss: ['Description', 'Accident Description', 'Loss Desc', 'What Happened', 'Loss Description'],
  LossPaid: ['Loss Paid', 'Paid Loss', 'Indemnity Paid', 'Net Loss Paid', 'Ind Pd', 'BI/PD Paid', 'Paid'],
  LossReserve: [
    'Loss Reserve',
    'O/S Loss',
    'Indemnity O/S',
    'Loss Outstanding',
    'Ind Rsv',
    'BI/PD Reserve',
    'Open Reserve',
  ],
  ExpensePaid: ['Expense Paid', 'ALAE Paid', 'Paid Exp', 'LAE Pd', 'Legal Paid', 'Paid ALAE'],
  ExpenseReserve: ['Expense Reserve', 'ALAE Reserve', 'O/S Exp', 'LAE Rsv', 'Legal O/S', 'OS ALAE'],
  Recovery: ['Recovery', 'Subro', 'Recoveries', 'Subro/Salvage', 'Recovered', 'Salvage & Subrogation'],
  TotalIncurred: ['Total Incurred', 'Incurred', 'Net Incurred', 'Total', 'Incurred Total', 'Total ITD Incurred'],
}

type Written = string | number | Date | null

/** Writes a file in a layout. The claims keep their order and are grouped by policy. */
export function fileOf(claims: readonly Claim[], layout: Layout, { companyOf, codeOf, lineOf, asOf }: Facts): Buffer {
  const columns = columnsOf(layout)
  const rows: Written[][] = []
  if (layout.titles)
    rows.push(
      ['Fernwood Administrators'],
      [`Valued as of ${writtenDay(asOf, layout)}`, null, null, 'Run date 11/04/2026'],
      [],
    )
  if (layout.company === 'title') rows.push([`Insured: ${companyOf(claims[0])}`], [])
  const head = columns.map((column) => pickHead(column, layout))
  if (layout.policy !== 'group row') rows.push(head)
  const byPolicy = Map.groupBy(claims, ({ PolicyNumber }) => PolicyNumber)
  for (const [policy, ofPolicy] of byPolicy) {
    if (layout.policy === 'group row') rows.push([`Policy: ${policy}`], head)
    for (const [index, claim] of ofPolicy.entries())
      rows.push(
        columns.map((column) => {
          if (column === 'PolicyNumber' && layout.policy === 'carried down' && index > 0) return null
          return valueOf(claim, column, layout, { companyOf, codeOf, lineOf, asOf })
        }),
      )
    if (layout.policy === 'group row') rows.push([])
  }
  if (layout.total) {
    const label = columns.map((column, index): Written =>
      index === 0 ? 'Grand Total' : totalOf(claims, column, layout),
    )
    rows.push(label)
  }
  return encode(rows, layout)
}

export interface Facts {
  readonly companyOf: (claim: Claim | undefined) => string
  readonly codeOf: (claim: Claim) => string
  readonly lineOf: (claim: Claim) => string
  readonly asOf: string
}

function columnsOf({ policy, company, order }: Layout): string[] {
  const own = ['LossDate', 'ReportedDate', 'StatusCode', 'ClosedDate', 'ClaimantName', 'StateCode', 'FactsofLoss']
  const money = ['LossPaid', 'LossReserve', 'ExpensePaid', 'ExpenseReserve', 'Recovery', 'TotalIncurred']
  const place = [
    ...(company === 'column' ? ['Company'] : []),
    ...(company === 'code' ? ['Code'] : []),
    ...(policy === 'column' || policy === 'carried down' ? ['PolicyNumber'] : []),
    ...(policy === 'none' ? ['Line'] : []),
  ]
  const shift = order % own.length
  return [...place, 'ClaimNumber', ...own.slice(shift), ...own.slice(0, shift), ...money]
}

function pickHead(column: string, { heads: number }: Layout): string {
  const own = heads[column] ?? [column]
  return own[number % own.length] ?? column
}

function valueOf(claim: Claim, column: string, layout: Layout, facts: Facts): Written {
  switch (column) {
    case 'Company':
      return facts.companyOf(claim)
    case 'Code':
      return facts.codeOf(claim)
    case 'Line':
      return facts.lineOf(claim)
    case 'StatusCode':
      return layout.statuses[['Open', 'Closed', 'Reopened'].indexOf(claim.StatusCode ?? '')] ?? ''
    case 'LossDate':
    case 'ReportedDate':
    case 'ClosedDate':
      return claim[column] === null ? null : writeDay(claim[column], layout)
    default:
      return isMoney(column)
        ? writeAmount(amountOf(claim, column, layout), layout)
        : String(claim[column as keyof Claim] ?? '')
  }
}

const isMoney = (column: string) => /Paid|Reserve|Recovery|Incurred/.test(column)

function amountOf(claim: Claim, column: string, { recovery, incurred }: Layout): number {
  const value = Number(claim[column as keyof Claim] ?? 0)
  if (column === 'Recovery') return recovery === 'negative' ? -value : value
  return column === 'TotalIncurred' && incurred === 'gross' ? value + (claim.Recovery ?? 0) : value
}

const totalOf = (claims: readonly Claim[], column: string, layout: Layout): Written =>
  isMoney(column)
    ? writeAmount(
        claims.reduce((sum, claim) => sum + amountOf(claim, column, layout), 0),
        layout,
      )
    : null

const isTyped = ({ format }: Layout) => format === 'xlsx' || format === 'xls' || format === '1904'

const writeDay = (day: string, layout: Layout): Written =>
  isTyped(layout) ? new Date(`${day}T00:00:00Z`) : writtenDay(day, layout)

function writtenDay(day: string, layout: Layout): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1]
  switch (layout.dates) {
    case 'MM/DD/YYYY':
      return `${month}/${date}/${year}`
    case 'DD/MM/YYYY':
      return `${date}/${month}/${year}`
    case 'M/D/YY':
      return `${Number(month)}/${Number(date)}/${year.slice(2)}`
    case 'YYYY-MM-DD':
      return day
    case 'DD-MMM-YY':
      return `${date}-${name}-${year.slice(2)}`
    case 'YYYYMMDD':
      return `${year}${month}${date}`
  }
}

function writeAmount(amount: number, layout: Layout): Written {
  const value = Math.round(amount * 100) / 100
  if (isTyped(layout)) return value
  const digits = Math.abs(value).toFixed(2)
  switch (layout.amounts) {
    case 'plain':
      return value.toFixed(2)
    case 'dollars': {
      const grouped = `$${digits.replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`
      return value < 0 ? `(${grouped})` : grouped
    }
    case 'comma':
      return `${value < 0 ? '-' : ''}${digits
        .replace('.', ';')
        .replaceAll(/\B(?=(\d{3})+;)/g, '.')
        .replace(';', ',')}`
    case 'trailing':
      return value < 0 ? `${digits}-` : digits
  }
}

function encode(rows: readonly Written[][], layout: Layout): Buffer {
  switch (layout.format) {
    case 'xlsx':
    case 'xls':
    case '1904': {
      const sheet: WorkSheet = utils.aoa_to_sheet(rows as Written[][], { UTC: true, cellDates: true })
      const workbook = utils.book_new(sheet, 'Losses')
      if (layout.format === '1904') workbook.Workbook = { WBProps: { date1904: true } }
      return write(workbook, {
        type: 'buffer',
        bookType: layout.format === 'xls' ? 'biff8' : 'xlsx',
      }) as Buffer
    }
    case 'html':
      return Buffer.from(
        `<html><body><table><tr><td>Report</td></tr></table><table>${rows
          .map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
          .join('')}</table></body></html>`,
      )
    case 'utf-16':
      return Buffer.from(`\uFEFF${separated(rows, '\t')}`, 'utf16le')
    case 'tsv':
      return Buffer.from(separated(rows, '\t'))
    case 'windows-1252':
      return Buffer.from(separated(rows, ';'), 'latin1')
    case 'csv':
      return Buffer.from(separated(rows, ','))
  }
}

const escape = (cell: Written) =>
  String(cell ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')

const separated = (rows: readonly Written[][], separator: string) =>
  rows
    .map((row) =>
      row
        .map((cell) =>
          /[",;\t\n]/.test(String(cell ?? '')) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell ?? ''),
        )
        .join(separator),
    )
    .join('\r\n')
