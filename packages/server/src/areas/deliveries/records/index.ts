import {
  analyzeRecords,
  isRecordKind,
  type DeliveredFile,
  type DeliveryReport,
  type RecordsOptions,
} from '@captive/delivery'

import type { Transaction } from '../../../database/database.ts'
import { enterSystemScope } from '../../../database/enter-system-scope.ts'
import type { InTransaction } from '../../../database/in-transaction.ts'
import type { RecordBinding } from './binding.ts'
import { bindings } from './bindings.ts'
import { isDocumentsFile } from './documents-file.ts'
import { indexOf } from './index-of-names.ts'
import { readExistingRecords } from './read-records.ts'
import { RecordWriter } from './record-writer.ts'
import { writeRecords, type Writing } from './write-records.ts'

export { contentsOf, readDocuments } from './documents-file.ts'
export { findLaterChange } from './find-later-change.ts'
export { readExistingRecords } from './read-records.ts'
export { takeBackRecords } from './take-back-records.ts'

/** The binding of a kind; undefined for claims. */
export const bindingOf = (kind: string): RecordBinding | undefined => (isRecordKind(kind) ? bindings[kind] : undefined)

/** Reads and analyzes a delivery of records without changing the database. */
export async function analyzeKind(
  inTransaction: InTransaction,
  binding: RecordBinding,
  file: DeliveredFile,
  options: Omit<RecordsOptions, 'existing'>,
): Promise<DeliveryReport> {
  const existing = await readExistingRecords(inTransaction, binding)
  if (!isDocumentsFile(file)) return analyzeRecords(binding.kind, file, { ...options, existing })
  const files = [...file.contents.keys()].map((name) => ({ id: name, names: [name] }))
  return analyzeRecords(binding.kind, indexOf(file, existing), { ...options, existing: { ...existing, files } })
}

/**
 * Prepares a transaction to write accepted records. The rest of the transaction runs in the system scope, because some
 * kinds are stored in tables that only the server may write.
 */
export async function recordsWriter(
  tx: Transaction,
  binding: RecordBinding,
  writing: Omit<Writing, 'writer'>,
): Promise<NonNullable<RecordsOptions['onRecords']>> {
  const writer = new RecordWriter(await enterSystemScope(tx), writing.deliveryId)
  return (records) => writeRecords(binding, records, { writer, ...writing })
}
