import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeliveryKind, DeliveryMapping } from '@captive/api-client/contract'
import type { Claim, DeliveryReport, CheckedClaim } from '@captive/delivery'

import {
  analyze,
  importAndApply,
  importDelivery,
  isRefused,
  needsReview,
  readDelivered,
  type DeliveryActor,
} from '../../areas/deliveries/index.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { texts } from './texts.ts'

export interface ImportOptions {
  /** The kind of data in the file; the default is claims. */
  kind?: DeliveryKind | undefined
  source?: string | undefined
  /** A mapping that the user chose, or the one that the importer proposes. With `yes`, both count as confirmed. */
  mapping?: DeliveryMapping | 'proposed' | undefined
  dryRun?: boolean | undefined
  yes?: boolean | undefined
  /** Receives the accepted claims in batches. */
  onClaims?: ((claims: readonly Claim[]) => Promise<void>) | undefined
}

export interface ImportedFile {
  /** The name of the file as it was sent. */
  name: string
  path: string
}

export interface Imported {
  report: DeliveryReport
  /** The results for the file, as sentences. */
  lines: string[]
  /** False if the delivery should have been applied but was not. */
  isDone: boolean
}

const actor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: texts.actor }

/** Imports a file, and applies it if that is allowed. */
export async function importFile(
  dependencies: Pick<Dependencies, 'database' | 'storage' | 'config'>,
  file: ImportedFile,
  options: ImportOptions,
): Promise<Imported> {
  const imported = await (options.dryRun ? runDry : options.yes ? importAndFinish : importWaiting)(
    dependencies,
    file,
    options,
  )
  const { report, message, isDone } = imported
  const { refused, doubtful } = report.rows
  const lines = [
    texts.summary(report, options.kind),
    ...texts.findings('Rejected', refused),
    ...texts.findings('Questionable', doubtful),
    message,
  ]
  return { report, lines, isDone }
}

type Needed = Pick<Dependencies, 'database' | 'storage' | 'config'>

interface Finished {
  report: DeliveryReport
  message: string
  isDone: boolean
}

async function importWaiting(dependencies: Needed, file: ImportedFile, options: ImportOptions): Promise<Finished> {
  const { id, report } = await importDelivery(dependencies, actor, fileOf(file, options))
  return { report, message: isRefused(report) ? texts.refused : texts.waits(id), isDone: true }
}

async function importAndFinish(dependencies: Needed, file: ImportedFile, options: ImportOptions): Promise<Finished> {
  const isConfirmed = options.mapping !== undefined
  const fileToImport = { ...fileOf(file, options), isConfirmed }
  const { id, report, obstacle } = await importAndApply(dependencies, actor, fileToImport)
  if (obstacle === null) return { report, message: texts.applied(id), isDone: true }
  if (isRefused(report)) return { report, message: texts.refused, isDone: false }
  const message = obstacle === needsReview ? texts.needsReview(id) : texts.notApplied(id, obstacle)
  return { report, message, isDone: false }
}

const fileOf = ({ name, path }: ImportedFile, options: ImportOptions) => ({
  name,
  content: createReadStream(path),
  ...analysisOf(options),
})

async function runDry({ database }: Needed, { name, path }: ImportedFile, options: ImportOptions): Promise<Finished> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const file = await readDelivered(options.kind ?? 'claims', { name, path }, folder)
    const report = await analyze((work) => database.transaction(systemScope, work, 'read only'), file, {
      name,
      ...analysisOf(options),
    })
    return isRefused(report)
      ? { report, message: texts.refused, isDone: options.yes !== true }
      : { report, message: texts.dryRun, isDone: true }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const analysisOf = ({ kind, source, mapping, onClaims }: ImportOptions) => ({
  kind,
  source,
  mapping,
  ...(onClaims && {
    onClaims: (checked: readonly CheckedClaim[]) => onClaims(checked.map(({ claim }) => claim)),
  }),
})
