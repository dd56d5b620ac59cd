import type { FormKind } from '@captive/api-client/contract'
import { docsOf, parseDefinitions } from '@captive/form-engine'
import { definitionsJson, definitionsWorkbook, lineOf, textReport } from '@captive/form-engine/files'

import {
  publishDefinitions,
  reviewDefinitions,
  rollBackDefinitions,
  type DefinitionsReview,
} from '../../areas/definitions/index.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { findCurrentVersion, findVersion, listVersions } from '../../reference/definitions/definition-versions.ts'
import { Threads } from '../../threads/threads.ts'
import { FormValidators } from '../../validators/form-validators.ts'
import type { ReadDefinitions } from './read-definitions.ts'
import { texts } from './texts.ts'

/** The documentation page of a diagnostic, in the repository. */
const pageOf = (code: string) => `packages/form-engine/${docsOf(code)}`

const publisher = { userId: null, companyId: null, email: texts.actor }

/** The output of a subcommand, and whether it found errors. */
export interface Answer {
  text: string
  hasErrors?: boolean
}

/** The published versions of a form, newest first. */
export async function showStatus(database: Database, form: FormKind, asJson: boolean): Promise<Answer> {
  const { versions, inUse } = await database.transaction(systemScope, async (tx) => ({
    versions: await listVersions(tx, form),
    inUse: await findCurrentVersion(tx, form),
  }))
  const list = versions.map(({ number, publishedAt, publishedBy, reason, restores }) => ({
    number,
    at: publishedAt.toISOString(),
    by: publishedBy,
    reason,
    restores,
  }))
  if (asJson) return { text: JSON.stringify({ current: inUse?.number ?? null, versions: list }, null, 2) }
  const lines = list.map((version) => texts.version(version, version.number === inUse?.number))
  if (lines.length === 0) return { text: texts.nonePublished }
  return { text: [...lines, inUse ? texts.current(inUse.number) : texts.changedInDatabase].join('\n') }
}

/** All diagnostics of the definitions, with the affected cells. */
export function showDiagnostics({ diagnostics, errors }: ReadDefinitions, asJson: boolean): Answer {
  const text = asJson ? JSON.stringify(diagnostics, null, 2) : textReport(diagnostics, pageOf)
  return { text, hasErrors: errors.length > 0 }
}

/** How the definitions would affect members and unfinished reports. */
export async function showChanges(
  database: Database,
  { keyring }: Config,
  { form, definitions, errors }: ReadDefinitions,
  asJson: boolean,
): Promise<Answer> {
  if (errors.length > 0) return { text: errors.map(lineOf).join('\n'), hasErrors: true }
  const review = await database.transaction(systemScope, (tx) => reviewDefinitions(tx, keyring, form, definitions))
  return { text: asJson ? JSON.stringify(review, null, 2) : textOf(review) }
}

function textOf({ changes, lost }: DefinitionsReview): string {
  const changed = changes.length === 0 ? [texts.unchanged] : changes.map(texts.change)
  const answers = lost.length === 0 ? [texts.noneLost] : lost.map(({ label, reports }) => texts.lost(reports, label))
  return [...changed, ...answers].join('\n')
}

/** Publishes the definitions, and reports the changes. */
export async function publish(
  database: Database,
  config: Config,
  { form, definitions, errors }: ReadDefinitions,
  reason: string,
): Promise<Answer> {
  if (errors.length > 0)
    return { text: [...errors.map(lineOf), texts.notPublished(errors.length)].join('\n'), hasErrors: true }
  const { text } = await showChanges(database, config, { form, definitions, errors, diagnostics: [] }, false)
  const { number } = await withValidators(database, config, (validators) =>
    publishDefinitions({ database, validators }, publisher, { form, definitions, reason }),
  )
  return { text: `${text}\n${texts.published(number)}` }
}

export async function rollBack(
  database: Database,
  config: Config,
  { form, number, reason }: { form: FormKind; number: number; reason: string },
): Promise<Answer> {
  const published = await withValidators(database, config, (validators) =>
    rollBackDefinitions({ database, validators }, publisher, { form, number, reason }),
  )
  return { text: texts.published(published.number) }
}

/** The content of a file with the tables of a version; undefined if the version does not exist. */
export async function writeVersion(
  database: Database,
  form: FormKind,
  number: number,
  type: 'xlsx' | 'json',
): Promise<string | Uint8Array | undefined> {
  const version = await database.transaction(systemScope, (tx) => findVersion(tx, form, number))
  if (!version) return undefined
  const definitions = parseDefinitions(version.tables)
  return type === 'json' ? definitionsJson(definitions) : definitionsWorkbook(definitions)
}

async function withValidators<T>(
  database: Database,
  config: Config,
  work: (validators: FormValidators) => Promise<T>,
): Promise<T> {
  const threads = new Threads()
  try {
    return await work(new FormValidators(database, config, threads))
  } finally {
    await threads.close()
  }
}
