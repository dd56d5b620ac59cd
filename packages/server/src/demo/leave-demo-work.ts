import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { eq } from 'drizzle-orm'

import { claimFormReader, keepDraft, outlineOf } from '../areas/claim-reporting/index.ts'
import { bringDelivery, type DeliveryActor } from '../areas/deliveries/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { systemScope } from '../database/scope.ts'
import { claimDrafts } from '../database/tables/claim-reports.ts'
import { outbox } from '../database/tables/operation.ts'
import { PortalPdf } from '../pdf/document.ts'
import type { ScannedStorage } from '../storage/scanned-storage.ts'
import { dayLength } from './calendar.ts'
import { demoCompanies } from './companies.ts'
import { firstReporter } from './demo-reporter.ts'
import { sampleAnswers } from './demo-reports.ts'
import { beginPart, loadedOn, wantsDemoData } from './milestones.ts'

export const demoActor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: 'Demo data' }
/** A client of the demo broker, who reports for it. */
const companies = { clientId: 275, reportingClientId: demoCompanies.broker }
const draftKey = '0d3f6f1e-8c1b-4c5e-9a55-1f2f7f0c2d01'

/**
 * Leaves what "Needs attention" lists and other demo data does not have: a delivery that needs a person, documents to
 * file, a mail that did not arrive, and a report that was not sent.
 */
export async function leaveDemoWork(
  { database, storage, config }: { database: Database; storage: ScannedStorage; config: Config },
  now = new Date(),
): Promise<void> {
  if (!wantsDemoData(config)) return
  if (await database.transaction(systemScope, (tx) => loadedOn(tx, 'demo-work'), 'read only')) return
  for (const { content, ...options } of [waitingVendors, await waitingDocuments(config, now.getUTCFullYear())])
    await bringDelivery({ database, storage }, demoActor, { ...options, content: Readable.from([content]) })
  await database.transaction(systemScope, async (tx) => {
    await tx.insert(outbox).values(undelivered(now)).onConflictDoNothing()
    await leaveDraft(tx, config, now)
    await beginPart(tx, 'demo-work', now)
  })
}

/** The second vendor has no service, so that a person has to look at the delivery. */
const waitingVendors = {
  name: 'camera-vendors.csv',
  kind: 'technology-vendors',
  source: 'Program office',
  content: Buffer.from('Vendor,Service\nHorizon Fleet Cameras,Cameras\nNorth Axle Telematics,\n'),
} as const

async function waitingDocuments({ brands }: Config, year: number) {
  const title = `Loss runs ${year}`
  const reference = 'Cedar Ridge Freight Lines'
  const pdf = new PortalPdf({ brand: brands.installation, department: 'Underwriting', title, reference })
  pdf.title(title).paragraph('Loss runs of all lines, as sent for the renewal.')
  const files = { [`CEDA0100_Loss Runs_${year}.pdf`]: await buffer(pdf.end()), 'scan.pdf': strToU8('%PDF-1.4') }
  const content = Buffer.from(zipSync(files))
  return { name: 'renewal-documents.zip', kind: 'documents', source: 'Program office', content } as const
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayLength)

const undelivered = (now: Date) => ({
  id: '5b0f1c52-6a2e-4f3c-8b9d-0c8f8e1a7701',
  recipient: 'manager@member.example',
  subject: 'New claim notifications',
  createdAt: daysBefore(now, 3),
  deadAt: daysBefore(now, 2),
  lastError: 'The mailbox does not exist.',
})

async function leaveDraft(tx: Transaction<'system'>, { keyring }: Config, now: Date): Promise<void> {
  const reporter = await firstReporter(tx, companies.reportingClientId)
  if (!reporter) return
  const { user, personalInfo } = reporter
  const { claimType, answers } = sampleAnswers('general-liability-visitor', dayOf(now))
  const form = await claimFormReader()(tx, claimType)
  const begun = form.project(Object.fromEntries(Object.entries(answers).slice(0, 12)))
  const draft = { claimType, personalInfo, answers: begun, uploads: [], step: 3 }
  await keepDraft(tx, keyring, {
    companies,
    save: { key: draftKey, version: draftKey, basedOn: null },
    draft,
    outline: outlineOf(draft, form),
    caller: { userId: user.RecId, companyId: companies.reportingClientId, email: user.Email },
  })
  await tx
    .update(claimDrafts)
    .set({ savedAt: daysBefore(now, 3) })
    .where(eq(claimDrafts.key, draftKey))
}
