import type { AnalyzeOptions } from './analyze.ts'
import type { ExistingClaim } from './check/existing-data.ts'
import { claimFields } from './kinds/claim-fields.ts'
import { columnByField, headRowsIn, isOtherSheet, mappedColumns } from './map/mapped-columns.ts'
import type { Mapping } from './map/mapping.ts'
import { KnownNames } from './map/known-names.ts'
import { proposeColumns } from './map/propose-columns.ts'
import { lineInTitle, readTable } from './map/read-table.ts'
import { keyColumnsOf, type TableReading } from './map/table-reading.ts'
import { textOf, type Day, type Row, type Sheet } from './read/cells.ts'
import type { DeliveredFile } from './read/read-file.ts'
import { asOfDate, dayInName } from './recognize/as-of-date.ts'
import { findTable } from './recognize/find-table.ts'
import { profileTable, type TableProfile } from './recognize/profile-table.ts'
import { summaryTotals, type SummaryTotal } from './recognize/summary-totals.ts'
import type { Table } from './recognize/table.ts'
import { dayOf } from './values/day.ts'
import { ownValue } from './values/own-value.ts'
import { confirmationKey } from './values/words.ts'

/** An opened delivery: its tables and how to read their rows. */
export interface OpenDelivery {
  readonly readings: readonly TableReading[]
  readonly names: KnownNames
  readonly source: string | null
  readonly asOf: Day | null
  readonly numberOf: (written: string) => { readonly number: string; readonly isRepaired: boolean }
  readonly summary: readonly SummaryTotal[]
  readonly hiddenRows: number
  readonly hiddenSheets: readonly string[]
}

/** Finds the tables of claims in a file and decides how to read them. Returns undefined if it finds none. */
export async function openDelivery(file: DeliveredFile, options: AnalyzeOptions): Promise<OpenDelivery | undefined> {
  const { mapping = {}, existing } = options
  const names = new KnownNames(existing)
  const shown = file.sheets.filter(({ isHidden }) => !isHidden)
  const found = await tablesOf(shown, options)
  if (found.length === 0) return undefined
  const texts = textsOf(found)
  const known = await findKnownClaims(texts, options)
  const source = options.source ?? sourceOf(known)
  const claimNumbers = new Set(known.map(({ ClaimNumber }) => ClaimNumber))
  const confirmationNumbers = new Set(await existing.confirmationNumbers([...new Set(texts.map(confirmationKey))]))
  const readings = found.map(({ table, profile }) => {
    const line = lineInTitle([table.sheet.name]) ?? lineInTitle(titlesOf(table.titles))
    return readTable(table, mapping, {
      ...profile,
      names,
      claimNumbers,
      confirmationNumbers,
      ...(line !== undefined && { line }),
    })
  })
  const claims = readings.filter((reading) => isOfClaims(reading) || isChosen(reading, mapping))
  const [first] = claims
  if (!first) return undefined
  const others = shown.filter((sheet) => !claims.some(({ table }) => table.sheet === sheet))
  const notes = [...found.flatMap(({ profile }) => profile.notes), ...(await rowsOf(others))]
  return {
    readings: claims,
    names,
    source,
    asOf:
      options.asOf ?? asOfDate(notes, first.dateOrder) ?? valuationColumn(found, first) ?? dayInName(file.name) ?? null,
    numberOf: numberRepair(await usualLength(options, source)),
    summary: summaryTotals(
      await rowsOf(others),
      claims.map(({ table }) => table.sheet.name),
    ),
    hiddenRows: found.reduce((sum, { profile }) => sum + profile.hiddenRows, 0),
    hiddenSheets: file.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
  }
}

interface Found {
  readonly table: Table
  readonly profile: TableProfile
}

async function tablesOf(sheets: readonly Sheet[], { mapping = {} }: AnalyzeOptions): Promise<Found[]> {
  const found: Found[] = []
  for (const sheet of sheets) {
    if (isOtherSheet(sheet, mapping)) continue
    const table = await findTable(sheet, claimFields, { headRows: headRowsIn(sheet, mapping) })
    if (!table) continue
    const columns = columnByField(mappedColumns(table, mapping) ?? proposeColumns(table))
    found.push({ table, profile: await profileTable(table, keyColumnsOf(columns)) })
  }
  return found
}

/** A table of claims has a claim number, a loss date and an amount. */
const isOfClaims = ({ columns }: TableReading) =>
  columns.has('ClaimNumber') &&
  columns.has('LossDate') &&
  ['LossPaid', 'LossReserve', 'TotalIncurred'].some((field) => columns.has(field))

/** The first distinct texts of each column. */
const textsOf = (found: readonly Found[]): string[] =>
  found.flatMap(({ profile }) =>
    [...profile.profiles.values()].flatMap(({ values }) => [...values.keys()].slice(0, 300)),
  )

/** Whether a user chose the header row of this table. Its columns may not be mapped yet. */
const isChosen = ({ table }: TableReading, { headRow, sheets }: Mapping) =>
  (sheets ? ownValue(sheets, table.sheet.name)?.headRow : headRow) !== undefined

/**
 * Finds the portal's claims whose numbers occur in any column of the file. They identify the source and the column of
 * the claim number. Numbers are also looked up with leading zeros, because spreadsheet programs remove them.
 */
async function findKnownClaims(
  texts: readonly string[],
  { existing }: AnalyzeOptions,
): Promise<readonly ExistingClaim[]> {
  const withZeros = texts.flatMap((text) => (/^[1-9]\d{4,}$/.test(text) ? [`0${text}`, `00${text}`, `000${text}`] : []))
  return existing.claims([...new Set([...texts, ...withZeros])])
}

/** The source of most of the known claims. */
function sourceOf(known: readonly ExistingClaim[]): string | null {
  const counts = new Map<string, number>()
  for (const { SourceNm } of known) counts.set(SourceNm, (counts.get(SourceNm) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}

const titlesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? textOf(cell) : ''))).filter(Boolean)

async function rowsOf(sheets: readonly Sheet[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const sheet of sheets)
    for await (const batch of sheet.rows()) {
      rows.push(...batch.slice(0, 200))
      break
    }
  return rows
}

/** The date of a column "Valuation Date", if all its cells have the same one. */
function valuationColumn(found: readonly Found[], { columns, table, dateOrder }: TableReading): Day | undefined {
  const column = columns.get('ValuationDate')
  const profile = found.find((one) => one.table === table)?.profile.profiles.get(column?.index ?? -1)
  const days = profile && new Set([...profile.values.keys()].flatMap((text) => dayOf(text, dateOrder) ?? []))
  return days?.size === 1 ? [...days][0] : undefined
}

/** The number of digits in a source's claim numbers, if they are only digits and nearly all have the same length. */
async function usualLength({ existing }: AnalyzeOptions, source: string | null): Promise<number | undefined> {
  if (source === null) return undefined
  for await (const claims of existing.claimsOfSource(source)) {
    const lengths = claims.map(({ ClaimNumber }) => (/^\d+$/.test(ClaimNumber) ? ClaimNumber.length : 0))
    const [first = 0] = lengths.toSorted((one, other) => other - one)
    return first > 0 && lengths.filter((length) => length === first).length >= lengths.length * 0.95 ? first : undefined
  }
  return undefined
}

/** Restores the leading zeros of a number that is shorter than the other numbers of its source. */
function numberRepair(length: number | undefined): OpenDelivery['numberOf'] {
  return (written) => {
    const isShort = length !== undefined && /^\d+$/.test(written) && written.length < length
    return { number: isShort ? written.padStart(length, '0') : written, isRepaired: isShort }
  }
}
