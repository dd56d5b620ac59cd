import { sql } from 'drizzle-orm'
import { keyOfRecord, type CheckedRecord, type Value } from '@captive/delivery'

import { sourceRecords } from '../../../database/tables/deliveries.ts'
import { filledColumns, primaryKeyOf, type Context, type RecordBinding, type WrittenRecord } from './binding.ts'
import { selectRecords, startsWith } from './read-records.ts'
import type { RecordWriter } from './record-writer.ts'

export interface Writing extends Context {
  readonly writer: RecordWriter
  readonly deliveryId: number
  readonly source: string
}

/** Writes accepted records of a delivery. Skips unchanged records, so applying a file again is idempotent. */
export async function writeRecords(
  binding: RecordBinding,
  records: readonly CheckedRecord[],
  writing: Writing,
): Promise<void> {
  const { writer } = writing
  const added = records.filter(({ verdict }) => verdict === 'new')
  const changed = records.filter(({ verdict }) => verdict === 'changed')
  await writer.insert(binding.table, await rowsOf(binding, added, writing))
  await writer.update(binding.table, await rowsOf(binding, changed, writing))
  const isWanted = binding.after !== undefined || records.some(({ sourceId }) => sourceId !== null)
  if (!isWanted) return
  const written = await findWritten(binding, records, writer)
  await keepSourceIds(binding, written, writing)
  const touched = written.filter(({ record }) => record.verdict !== 'unchanged')
  if (touched.length > 0) await binding.after?.(writer, touched, writing)
}

async function rowsOf(
  binding: RecordBinding,
  records: readonly CheckedRecord[],
  writing: Writing,
): Promise<Record<string, unknown>[]> {
  const columns = Object.keys(filledColumns(binding))
  const derived = records.length > 0 ? await binding.derived?.(writing.writer.tx, records, writing) : undefined
  const keys = primaryKeyOf(binding.table)
  return records.map(({ values, before }, index) => {
    const delivered = Object.entries(values).filter(
      ([column, value]) => columns.includes(column) && value !== undefined,
    )
    const given = delivered.filter(([, value]) => value !== null)
    const known = before && Object.fromEntries(keys.map((key) => [key, before.values[key]]))
    if (known) return { ...Object.fromEntries(delivered), ...derived?.[index], ...known }
    const blank = Object.fromEntries(columns.map((column) => [column, null]))
    return { ...blank, ...binding.added?.(), ...Object.fromEntries(given), ...derived?.[index] }
  })
}

/** The records as stored now, which have the ids of added rows. */
async function findWritten(
  binding: RecordBinding,
  records: readonly CheckedRecord[],
  { tx }: RecordWriter,
): Promise<WrittenRecord[]> {
  const { kind, table } = binding
  const [first = ''] = kind.key
  const values = [...new Set(records.filter(({ before }) => !before).map((record) => record.values[first] ?? null))]
  const found = values.length > 0 ? await selectRecords(tx, binding, startsWith(binding, values)) : []
  const byKey = new Map(found.map((record) => [keyOfRecord(kind, record.values), record]))
  const keys = primaryKeyOf(table)
  return records.flatMap((record) => {
    const existing = record.before ?? byKey.get(keyOfRecord(kind, record.values))
    const key = Object.fromEntries(keys.map((name): [string, Value] => [name, existing?.values[name] ?? null]))
    return existing ? [{ record, key, id: existing.id }] : []
  })
}

/** Stores the ids that the sender uses. An id that is already stored keeps its delivery. */
async function keepSourceIds(
  { kind }: RecordBinding,
  written: readonly WrittenRecord[],
  { writer: { tx }, source, deliveryId }: Writing,
): Promise<void> {
  const rows = written.flatMap(({ record: { sourceId }, id }) =>
    sourceId === null
      ? []
      : [{ Source: source, Kind: kind.name, SourceId: sourceId, RecordId: id, DeliveryId: deliveryId }],
  )
  for (let start = 0; start < rows.length; start += 500)
    await tx
      .insert(sourceRecords)
      .values(rows.slice(start, start + 500))
      .onConflictDoUpdate({
        target: [sourceRecords.Source, sourceRecords.Kind, sourceRecords.SourceId],
        set: { RecordId: sql`excluded.record_id`, DeliveryId: deliveryId },
        setWhere: sql`${sourceRecords.RecordId} <> excluded.record_id`,
      })
}
