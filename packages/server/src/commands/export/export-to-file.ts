import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReportMapping } from '@captive/api-client/contract'
import { eq } from 'drizzle-orm'

import {
  claimFormReader,
  logExport,
  logMapping,
  replaceMapping,
  selectReports,
  writeReports,
  type ExportFormat,
} from '../../areas/claim-reporting/index.ts'
import { dayOf } from '../../database/moment.ts'
import { systemScope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ChangeRefusedError } from '../../http/outcome.ts'
import { texts } from './texts.ts'

type Given = Pick<Dependencies, 'database' | 'config'>

/** The dates, in UTC, and the company of the reports to export. */
export interface ExportOptions {
  from?: string | undefined
  to?: string | undefined
  /** The code of the company. */
  company?: string | undefined
}

const actor = { userId: null, companyId: null, email: texts.actor }
const readClaimForm = claimFormReader()

/** The export options name something that does not exist. */
class ExportRefusedError extends ChangeRefusedError {
  override readonly name = 'ExportRefusedError'
}

/**
 * Writes filed reports to a file, atomically.
 * @returns the number of reports
 * @throws ExportRefusedError
 */
export async function exportToFile(
  { database, config }: Given,
  path: string,
  as: ExportFormat,
  { from, to, company }: ExportOptions,
): Promise<number> {
  const range = { from: from && startOf(from), to: to && startOf(to, 1) }
  const reports = await database.transaction(systemScope, async (tx) => {
    const [found] = company ? await tx.select().from(clients).where(eq(clients.ClientCode, company)) : []
    if (company && !found) throw new ExportRefusedError(texts.noSuchCompany(company))
    const selected = await selectReports(tx, systemScope, as, { ...range, ClientId: found?.ClientId })
    await logExport(tx, actor, as, selected)
    return selected
  })
  const unfinished = `${path}.part`
  try {
    const pieces = writeReports({ database, keyring: config.keyring, readClaimForm }, as, reports)
    await pipeline(Readable.from(pieces), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
  return reports.length
}

/**
 * Makes a mapping the current one.
 * @throws ChangeRefusedError with its mistakes
 */
export function replaceMappingOf({ database }: Pick<Given, 'database'>, mapping: ReportMapping): Promise<void> {
  return database.transaction(systemScope, async (tx) => {
    await replaceMapping(tx, readClaimForm, { mapping, by: actor.email })
    await logMapping(tx, actor, mapping.columns.length)
  })
}

/** A date such as February 30 rolls over into March. */
function startOf(day: string, daysLater = 0): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at.getTime()) || dayOf(at) !== day)
    throw new ExportRefusedError(texts.noSuchDay(day))
  return new Date(at.getTime() + daysLater * 86_400_000).toISOString()
}
