import type { RecordKind } from '../kinds/record-kind.ts'
import { TableTotals } from '../check/control-totals.ts'
import { describeTables, describeFormats } from '../map/describe-mapping.ts'
import type { Mapping } from '../map/mapping.ts'
import type { Day } from '../read/cells.ts'
import type { DeliveredFile } from '../read/read-file.ts'
import { afterGroupRow, type GroupContext } from '../recognize/group-context.ts'
import { walkTable } from '../recognize/walk-table.ts'
import { refuseFile } from '../refuse-file.ts'
import type { ReadingOptions } from '../reading-options.ts'
import type { ControlTotal, DeliveryReport, Doubt, Finding, Refusal } from '../report.ts'
import type { ExistingDataForRecords, ExistingRecord } from './existing-records.ts'
import { checkRecord, type CheckedRecord } from './check-record.ts'
import { openRecords, type OpenRecords } from './open-records.ts'
import { readRecord, type ReadRecord } from './read-record.ts'
import { keyOf, RecordsByKey } from './record-keys.ts'
import type { RecordReading } from './record-reading.ts'
import { resolveReferences, type ResolvedRecord } from './resolve-references.ts'
import { texts } from '../texts.ts'

export interface RecordsOptions extends ReadingOptions {
  readonly existing: ExistingDataForRecords
  /** Receives the accepted records in batches, in the order of the file. */
  readonly onRecords?: (records: readonly CheckedRecord[]) => Promise<void>
}

/**
 * Reads a delivery of records other than claims, maps its columns and checks its rows. Changes no data: `onRecords`
 * receives the accepted records.
 */
export async function analyzeRecords(
  kind: RecordKind,
  file: DeliveredFile,
  options: RecordsOptions,
): Promise<DeliveryReport> {
  const delivery = await openRecords(kind, file, options)
  if (!delivery) return refuseFile(file.name, options, 'not-a-delivery', texts.file.notADelivery(file.name, kind.many))
  return new RecordAnalysis(kind, file, delivery, options).run()
}

/** One analysis of the rows of a delivery of records. */
class RecordAnalysis {
  readonly #kind: RecordKind
  readonly #file: DeliveredFile
  readonly #delivery: OpenRecords
  readonly #options: RecordsOptions
  readonly #records: RecordsByKey
  /** The first row of each key and id in the file. */
  readonly #rowOf = new Map<string, number>()
  readonly #refused: Finding<Refusal>[] = []
  readonly #doubtful: Finding<Doubt>[] = []
  readonly #counts = { new: 0, changed: 0, unchanged: 0 }
  /** The newest valuation date of such records from this source. */
  #newest: Day | null = null
  #rows = 0

  constructor(kind: RecordKind, file: DeliveredFile, delivery: OpenRecords, options: RecordsOptions) {
    this.#kind = kind
    this.#file = file
    this.#delivery = delivery
    this.#options = options
    this.#records = new RecordsByKey(kind, options.existing)
  }

  async run(): Promise<DeliveryReport> {
    const { readings, asOf, hiddenRows, hiddenSheets } = this.#delivery
    const { existing, source } = this.#options
    this.#newest = source === undefined ? null : await existing.newestAsOf(source)
    const controlTotals: ControlTotal[] = []
    for (const reading of readings) controlTotals.push(...(await this.#checkTable(reading, readings.length > 1)))
    for (const { field, file, rows, agrees } of controlTotals)
      if (!agrees) this.#doubtFile('wrong-total', texts.file.wrongTotal(field, file, rows))
    if (hiddenRows > 0) this.#doubtFile('hidden-content', texts.file.hiddenRows(hiddenRows))
    if (hiddenSheets.length > 0) this.#doubtFile('hidden-content', texts.file.hiddenSheets(hiddenSheets))
    if (this.#rows === 0) this.#doubtFile('empty-delivery', texts.file.empty(this.#kind.many))
    return {
      file: this.#file.name,
      source: this.#options.source ?? null,
      asOf,
      rows: { ...this.#counts, refused: this.#refused, doubtful: this.#doubtful },
      controlTotals,
      mapping: describeRecordsMapping(readings, this.#options.mapping),
    }
  }

  async #checkTable(reading: RecordReading, isOneOfSeveral: boolean): Promise<ControlTotal[]> {
    const amounts = this.#kind.fields.filter(({ type }) => type === 'amount').map(({ name }) => name)
    const totals = new TableTotals({ ...reading, recoverySign: 1 }, amounts)
    let context: GroupContext = {}
    for await (const rows of walkTable(reading.table, reading.keys)) {
      const read: ReadRecord[] = []
      for (const { kind, row } of rows) {
        if (kind === 'group') context = afterGroupRow(row, context, this.#delivery.names)
        if (kind === 'total') totals.addTotal(row)
        if (kind !== 'data') continue
        const one = readRecord(this.#kind, row, reading, context)
        totals.addRow(amountsOf(one, amounts))
        read.push(one)
      }
      this.#rows += read.length
      for (let start = 0; start < read.length; start += 1_000) await this.#checkRows(read.slice(start, start + 1_000))
    }
    return totals.compare(isOneOfSeveral ? reading.table.sheet.name : undefined)
  }

  async #checkRows(read: readonly ReadRecord[]): Promise<void> {
    const { existing, source, accepted = new Set(), onRecords } = this.#options
    const rows = await resolveReferences(this.#kind, read, { names: this.#delivery.names, existing })
    await this.#records.load(rows.map(({ columns }) => columns))
    const ids = rows.flatMap((row) => sourceIdOf(row) ?? [])
    const known =
      source === undefined || ids.length === 0
        ? new Map<string, ExistingRecord>()
        : await existing.recordsOfSource(source, ids)
    const records: CheckedRecord[] = []
    for (const row of rows) {
      const byId = known.get(sourceIdOf(row) ?? '')
      const byKey = this.#records.get(row.columns)
      const isContradicted = byId !== undefined && byKey !== undefined && byId.id !== byKey.id
      const firstRow = this.#firstRow(row, byId ?? byKey)
      const { refused, doubtful, record } = checkRecord(this.#kind, row, {
        before: byId ?? byKey ?? null,
        firstRow,
        isContradicted,
        accepted,
        placing: existing.documentTypes,
        asOf: this.#delivery.asOf,
        newest: this.#newest,
      })
      if (refused) this.#refused.push(refused)
      if (doubtful) this.#doubtful.push(doubtful)
      if (!record) continue
      this.#counts[record.verdict] += 1
      records.push(record)
    }
    if (records.length > 0) await onRecords?.(records)
  }

  /** The earlier row of the file with the same record, or null. */
  #firstRow(row: ResolvedRecord, before: ExistingRecord | undefined): number | null {
    const key = keyOf(this.#kind, row.columns)
    const id = sourceIdOf(row)
    const names = [key && `key ${key}`, id && `id ${id}`, before && `record ${before.id}`].filter(
      (name) => typeof name === 'string',
    )
    const found = names.map((name) => this.#rowOf.get(name)).find((number) => number !== undefined)
    for (const name of names) if (!this.#rowOf.has(name)) this.#rowOf.set(name, row.row)
    return found ?? null
  }

  #doubtFile(name: Doubt, message: string): void {
    this.#doubtful.push({ row: null, class: name, message })
  }
}

const sourceIdOf = ({ values }: ReadRecord): string | undefined => {
  const id = values['#source.id']
  return typeof id === 'string' ? id : undefined
}

const amountsOf = ({ values }: ReadRecord, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (typeof values[field] === 'number' ? [[field, values[field]]] : [])))

/** Describes how a file was read, as a mapping that can be saved. */
export function describeRecordsMapping(readings: readonly RecordReading[], given: Mapping | undefined): Mapping {
  const [first] = readings
  if (!first) return {}
  return {
    ...describeTables(readings.map((reading) => ({ ...reading, parts: [] }))),
    ...(given?.valueMaps && { valueMaps: given.valueMaps }),
    conventions: describeFormats(first),
  }
}
