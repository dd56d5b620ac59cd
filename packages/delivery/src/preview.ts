import type { AnalyzeOptions } from './analyze.ts'
import { claimFields } from './kinds/claim-fields.ts'
import { totalOf } from './map/conventions.ts'
import { describeMapping } from './map/describe-mapping.ts'
import type { Mapping } from './map/mapping.ts'
import { keyColumnsOf, type TableReading } from './map/table-reading.ts'
import { unmatchedCompanies, type UnmatchedCompany } from './map/unmatched-companies.ts'
import { openDelivery } from './open-delivery.ts'
import { readRow } from './check/read-row.ts'
import { previewColumns, previewRows, type PreviewColumn, type PreviewRow } from './preview-sheet.ts'
import { textOf, type Day, type Row } from './read/cells.ts'
import type { DeliveredFile } from './read/read-file.ts'
import { walkTable } from './recognize/walk-table.ts'
import { isSameAmount } from './values/amount.ts'

/** The number of distinct values that a preview shows. */
const shownValues = 50

/** How a delivery was read, for a user who checks and corrects it. */
export interface DeliveryPreview {
  readonly source: string | null
  readonly asOf: Day | null
  /** All visible sheets, including those without claims. */
  readonly sheets: readonly { readonly name: string; readonly rows: readonly PreviewRow[] }[]
  readonly columns: readonly PreviewColumn[]
  /** The status words of the file, most frequent first, with their meaning; null if unknown. */
  readonly statuses: readonly { readonly text: string; readonly count: number; readonly status: string | null }[]
  /** Company names that do not exactly match a company of the portal. */
  readonly companies: readonly UnmatchedCompany[]
  /** The number of rows with a total, and the number of those whose total matches their parts. */
  readonly sums: { readonly rows: number; readonly agree: number }
  readonly mapping: Mapping | null
}

/** The fields that a user can choose for a column. */
export const mappableFields = claimFields
  .filter(({ name }) => name !== '#sum' && name !== '#movement')
  .map(({ name, about }) => ({ name, about }))

/** Recognizes a delivery and returns the first rows of its sheets. Reads only the rows that this needs. */
export async function previewDelivery(file: DeliveredFile, options: AnalyzeOptions): Promise<DeliveryPreview> {
  const delivery = await openDelivery(file, options)
  const sheets: DeliveryPreview['sheets'][number][] = []
  for (const sheet of file.sheets.filter(({ isHidden }) => !isHidden)) {
    const reading = delivery?.readings.find(({ table }) => table.sheet === sheet)
    sheets.push({
      name: sheet.name,
      rows: await previewRows(sheet, reading && { ...reading, keys: keyColumnsOf(reading.columns) }),
    })
  }
  const rows = delivery ? await dataRows(delivery.readings) : []
  return {
    source: delivery?.source ?? options.source ?? null,
    asOf: delivery?.asOf ?? null,
    sheets,
    columns: delivery?.readings.flatMap((reading) => columnsOf(reading, rows)) ?? [],
    statuses: statusesOf(rows),
    companies: delivery ? unmatchedCompanies(companyTexts(rows), delivery.names) : [],
    sums: sumsOf(rows),
    mapping: delivery ? describeMapping(delivery.readings, options.mapping) : null,
  }
}

interface DataRow {
  readonly reading: TableReading
  readonly row: Row
}

/** The first data rows of each table. */
async function dataRows(readings: readonly TableReading[]): Promise<DataRow[]> {
  const all: DataRow[] = []
  for (const reading of readings) {
    const rows: DataRow[] = []
    for await (const batch of walkTable(reading.table, keyColumnsOf(reading.columns))) {
      rows.push(...batch.filter(({ kind }) => kind === 'data').map(({ row }) => ({ reading, row })))
      if (rows.length >= 2_000) break
    }
    all.push(...rows)
  }
  return all
}

function columnsOf(reading: TableReading, rows: readonly DataRow[]): PreviewColumn[] {
  const fields = new Map([...reading.columns].map(([field, column]) => [column, field]))
  for (const part of reading.parts) fields.set(part, '#part')
  const own = rows.filter((row) => row.reading === reading).map(({ row }) => row)
  const isShown = (field: string) => mappableFields.some(({ name }) => name === field)
  return previewColumns(reading.table, (column) => fields.get(column), { rows: own, isShown })
}

function statusesOf(rows: readonly DataRow[]): DeliveryPreview['statuses'][number][] {
  const counts = new Map<string, { count: number; status: string | null }>()
  for (const { reading, row } of rows) {
    const text = textOf(row.cells[reading.columns.get('StatusCode')?.index ?? -1])
    if (text === '') continue
    counts.set(text, { count: (counts.get(text)?.count ?? 0) + 1, status: reading.statusOf(text) ?? null })
  }
  return [...counts]
    .map(([text, known]) => ({ text, ...known }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shownValues)
}

/** The texts of the column with company names. */
const companyTexts = (rows: readonly DataRow[]): string[] =>
  rows.map(({ reading, row }) => textOf(row.cells[reading.columns.get('#company.name')?.index ?? -1]))

function sumsOf(rows: readonly DataRow[]): DeliveryPreview['sums'] {
  const read = rows
    .map(({ reading, row }) => ({ conventions: reading.conventions, ...readRow(row, reading) }))
    .filter(({ hasTotal, problems }) => hasTotal && problems.length === 0)
  const agree = read.filter(({ amounts, conventions }) =>
    isSameAmount(amounts.TotalIncurred ?? 0, totalOf(amounts, conventions)),
  )
  return { rows: read.length, agree: agree.length }
}
