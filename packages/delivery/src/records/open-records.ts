import { columnOf, fieldsOf, type RecordKind } from '../kinds/record-kind.ts'
import { headRowsIn, isOtherSheet } from '../map/mapped-columns.ts'
import type { Mapping } from '../map/mapping.ts'
import { KnownNames } from '../map/known-names.ts'
import type { Day } from '../read/cells.ts'
import type { DeliveredFile } from '../read/read-file.ts'
import { asOfDate, dayInName } from '../recognize/as-of-date.ts'
import { findTable } from '../recognize/find-table.ts'
import { profileTable } from '../recognize/profile-table.ts'
import type { ExistingDataForRecords } from './existing-records.ts'
import { readRecordTable, type RecordReading } from './record-reading.ts'

/** An opened delivery of records: its tables and how to read their rows. */
export interface OpenRecords {
  readonly readings: readonly RecordReading[]
  readonly names: KnownNames
  readonly asOf: Day | null
  readonly hiddenRows: number
  readonly hiddenSheets: readonly string[]
}

interface OpenOptions {
  readonly existing: Pick<ExistingDataForRecords, 'companies' | 'policies'>
  readonly mapping?: Mapping
  readonly asOf?: Day
}

/** Finds the tables of records in a file. Returns undefined if no table has this kind. */
export async function openRecords(
  kind: RecordKind,
  file: DeliveredFile,
  { existing, mapping = {}, asOf }: OpenOptions,
): Promise<OpenRecords | undefined> {
  const names = new KnownNames(existing)
  const fewest = Math.min(4, Math.max(2, kind.key.length))
  const readings: RecordReading[] = []
  const notes = []
  let hiddenRows = 0
  for (const sheet of file.sheets) {
    if (sheet.isHidden || isOtherSheet(sheet, mapping)) continue
    const table = await findTable(sheet, fieldsOf(kind), { headRows: headRowsIn(sheet, mapping), fewest: fewest * 0.9 })
    if (!table) continue
    const profile = await profileTable(table, () => 'data')
    const reading = readRecordTable(kind, table, { mapping, names, profiles: profile.profiles })
    if (!hasKey(kind, reading)) continue
    readings.push(reading)
    notes.push(...profile.notes)
    hiddenRows += profile.hiddenRows
  }
  const [first] = readings
  if (!first) return undefined
  return {
    readings,
    names,
    asOf: asOf ?? asOfDate(notes, first.dateOrder) ?? dayInName(file.name) ?? null,
    hiddenRows,
    hiddenSheets: file.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
  }
}

/** A table has all key columns, or the id of the source. The title can provide the company. */
function hasKey({ fields, key }: RecordKind, { columns }: RecordReading): boolean {
  if (columns.has('#source.id')) return true
  return key.every(
    (part) => part === 'ClientId' || fields.some((field) => columnOf(field) === part && columns.has(field.name)),
  )
}
