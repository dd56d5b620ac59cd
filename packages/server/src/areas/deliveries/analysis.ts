import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DeliveryKind, DeliveryMapping, DeliveryReport } from '@captive/api-client/contract'
import {
  analyzeDelivery,
  previewDelivery,
  previewRecords,
  refuseFile,
  UnreadableFileError,
  type AnalyzeOptions,
  type DeliveredFile,
  type DeliveryReport as FullReport,
  type RecordsOptions,
} from '@captive/delivery'

import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readChecks } from '../../storage/file-checks.ts'
import { texts } from '../../storage/texts.ts'
import type { InTransaction } from '../../database/in-transaction.ts'
import { readExistingData } from './existing-data.ts'
import { analyzeKind, bindingOf, readDocuments } from './records/index.ts'
import { readFileInThread } from './workbooks/read-file-in-thread.ts'
import { findSource, hasSameHeaders, isSameReading } from './sources.ts'

/** The most findings of a report that are stored and shown. */
const maxFindings = 1_000

/**
 * Reads a stored file, unless it is infected. Works on a copy in a temporary folder, because large files are read in
 * chunks. A file that still waits for the virus check is read, because nothing in it is executed.
 */
export async function withDownloadedFile<T>(
  { database, storage }: Pick<Dependencies, 'database' | 'storage'>,
  { FileName, storageKey, Kind }: { FileName: string; storageKey: string; Kind: DeliveryKind },
  work: (file: DeliveredFile | UnreadableFileError) => Promise<T>,
): Promise<T> {
  const check = (await database.transaction(systemScope, (tx) => readChecks(tx, [storageKey]), 'read only')).get(
    storageKey,
  )
  if (check?.state === 'infected') return work(new UnreadableFileError(texts.infected(FileName, check.finding ?? '')))
  const folder = await mkdtemp(join(tmpdir(), 'delivery-'))
  try {
    const path = join(folder, 'file')
    await pipeline(await storage.read(storageKey), createWriteStream(path, { mode: 0o600 }))
    return await work(await readDelivered(Kind, { name: FileName, path }, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Reads a file of a kind, or returns the error that explains why it cannot be read. Unpacks a zip of documents into the
 * folder.
 */
export async function readDelivered(
  kind: DeliveryKind,
  { name, path }: { name: string; path: string },
  folder: string,
): Promise<DeliveredFile | UnreadableFileError> {
  try {
    return await (kind === 'documents' ? readDocuments(name, path, folder) : readFileInThread({ name, path }, folder))
  } catch (error) {
    if (error instanceof UnreadableFileError) return error
    throw error
  }
}

export interface AnalysisOptions
  extends Pick<AnalyzeOptions, 'accepted' | 'onClaims'>, Pick<RecordsOptions, 'onRecords'> {
  /** The kind of data in the file; the default is claims. */
  kind?: DeliveryKind | undefined
  source?: string | null | undefined
  asOf?: string | null | undefined
  /**
   * If undefined, the mapping of the source is used if the column headers are the same; otherwise a mapping is
   * proposed.
   */
  mapping?: DeliveryMapping | 'proposed' | null | undefined
}

/**
 * Reads and analyzes a delivery without changing the database. A file that cannot be read to its end is refused as a
 * whole.
 */
export async function analyze(
  inTransaction: InTransaction,
  file: DeliveredFile | UnreadableFileError,
  { name, ...options }: AnalysisOptions & { name: string },
): Promise<FullReport> {
  try {
    if (file instanceof UnreadableFileError) throw file
    return await analyzeReadable(inTransaction, file, options)
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return refuseFile(name, options.source ? { source: options.source } : {}, 'unreadable-file', error.message)
  }
}

/** @throws UnreadableFileError if the file is damaged within its rows */
async function analyzeReadable(
  inTransaction: InTransaction,
  file: DeliveredFile,
  { kind = 'claims', source, asOf, mapping, accepted, onClaims, onRecords }: AnalysisOptions,
): Promise<FullReport> {
  const given = { ...(source && { source }), ...(asOf && { asOf }), ...(accepted && { accepted }) }
  const binding = bindingOf(kind)
  if (binding) {
    const propose = () => previewRecords(binding.kind, file, { existing: noNames, ...given })
    const chosen = mapping === undefined ? await ownMapping(inTransaction, kind, propose) : mapping
    return analyzeKind(inTransaction, binding, file, {
      ...given,
      ...(onRecords && { onRecords }),
      ...(chosen && chosen !== 'proposed' && { mapping: chosen }),
    })
  }
  const existing = await readExistingData(inTransaction)
  const propose = () => previewDelivery(file, { existing, ...given })
  const chosen = mapping === undefined ? await ownMapping(inTransaction, kind, propose) : mapping
  return analyzeDelivery(file, {
    existing,
    ...given,
    ...(onClaims && { onClaims }),
    ...(chosen && chosen !== 'proposed' && { mapping: chosen }),
  })
}

/** Only the column headers are needed to propose a mapping, so no names are read. */
const noNames = { companies: [], policies: [] }

/**
 * The mapping of the source, if the file has the same column headers as the files it was made for, and if it differs
 * from the proposed mapping.
 */
async function ownMapping(
  inTransaction: InTransaction,
  kind: DeliveryKind,
  propose: () => Promise<{ source: string | null; mapping: unknown }>,
): Promise<DeliveryMapping | undefined> {
  const { source, mapping } = await propose()
  const known = await inTransaction((tx) => findSource(tx, source, kind))
  const proposed = mapping as DeliveryMapping | null
  if (!known || !proposed || !hasSameHeaders(proposed, known.Mapping)) return undefined
  return isSameReading(proposed, known.Mapping) ? undefined : known.Mapping
}

/** The report of a delivery whose file has not been read yet. */
export const unread = (file: string, source: string | null): FullReport => ({
  ...{ file, source, asOf: null, controlTotals: [], mapping: null },
  rows: { new: 0, changed: 0, unchanged: 0, refused: [], doubtful: [] },
})

/** The stored form of a report: all counts, and only as many findings as a user reads. */
export function toStored(report: FullReport) {
  const { rows, controlTotals, mapping, asOf, source } = report
  const stored: DeliveryReport = {
    ...report,
    rows: {
      ...rows,
      refused: rows.refused.slice(0, maxFindings),
      doubtful: rows.doubtful.slice(0, maxFindings),
    },
    controlTotals: [...controlTotals],
    mapping: mapping as DeliveryMapping | null,
  }
  return {
    Source: source,
    AsOf: asOf,
    New: rows.new,
    Changed: rows.changed,
    Unchanged: rows.unchanged,
    Refused: rows.refused.length,
    Doubtful: rows.doubtful.length,
    Report: stored,
  }
}

/** Whether the file as a whole was refused. */
export const isRefused = ({ rows }: Pick<FullReport, 'rows'>): boolean =>
  rows.refused.some((finding) => finding.class === 'unreadable-file' || finding.class === 'not-a-delivery')
