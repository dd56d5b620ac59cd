import { fieldsOf, headOf, type RecordKind } from '../kinds/record-kind.ts'
import { unmatchedCompanies } from '../map/unmatched-companies.ts'
import type { DeliveryPreview } from '../preview.ts'
import { previewColumns, previewRows, type PreviewColumn } from '../preview-sheet.ts'
import { textOf, type Row } from '../read/cells.ts'
import type { DeliveredFile } from '../read/read-file.ts'
import { walkTable } from '../recognize/walk-table.ts'
import { describeRecordsMapping, type RecordsOptions } from './analyze-records.ts'
import { openRecords } from './open-records.ts'
import type { RecordReading } from './record-reading.ts'

/** The fields that a user can choose for a column. */
export const mappableRecordFields = (kind: RecordKind) =>
  fieldsOf(kind).map((field) => ({ name: field.name, label: headOf(field), about: field.about }))

/** Recognizes a delivery of records and returns the first rows of its sheets. */
export async function previewRecords(
  kind: RecordKind,
  file: DeliveredFile,
  options: Pick<RecordsOptions, 'source' | 'mapping' | 'asOf'> & Parameters<typeof openRecords>[2],
): Promise<DeliveryPreview> {
  const delivery = await openRecords(kind, file, options)
  const readings = delivery?.readings ?? []
  const rows = new Map<RecordReading, Row[]>()
  for (const reading of readings) rows.set(reading, await firstRows(reading))
  const sheets: DeliveryPreview['sheets'][number][] = []
  for (const sheet of file.sheets.filter(({ isHidden }) => !isHidden))
    sheets.push({
      name: sheet.name,
      rows: await previewRows(
        sheet,
        readings.find(({ table }) => table.sheet === sheet),
      ),
    })
  return {
    source: options.source ?? null,
    asOf: delivery?.asOf ?? null,
    sheets,
    columns: readings.flatMap((reading) => columnsOf(reading, rows.get(reading) ?? [])),
    statuses: [],
    companies: delivery ? unmatchedCompanies(companyTexts(rows), delivery.names) : [],
    sums: { rows: 0, agree: 0 },
    mapping: delivery ? describeRecordsMapping(readings, options.mapping) : null,
  }
}

async function firstRows({ table, keys }: RecordReading): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of walkTable(table, keys)) {
    rows.push(...batch.filter(({ kind }) => kind === 'data').map(({ row }) => row))
    if (rows.length >= 2_000) break
  }
  return rows
}

function columnsOf({ table, columns }: RecordReading, rows: readonly Row[]): PreviewColumn[] {
  const fields = new Map([...columns].map(([field, column]) => [column, field]))
  return previewColumns(table, (column) => fields.get(column), { rows, isShown: () => true })
}

/** The texts of the columns with company names. */
const companyTexts = (rows: ReadonlyMap<RecordReading, readonly Row[]>): string[] =>
  [...rows].flatMap(([{ columns }, own]) => {
    const index = columns.get('#company.name')?.index
    return index === undefined ? [] : own.map(({ cells }) => textOf(cells[index]))
  })
