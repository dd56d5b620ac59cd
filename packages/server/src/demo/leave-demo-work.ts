import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { eq, sql } from 'drizzle-orm'

import { claimFormReader, keepDraft, outlineOf } from '../areas/claim-reporting/index.ts'
import { bringDelivery, type DeliveryActor } from '../areas/deliveries/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { systemScope } from '../database/scope.ts'
import { claimDrafts } from '../database/tables/claim-reports.ts'
import { milestones, outbox } from '../database/tables/operation.ts'
import { PortalPdf } from '../pdf/document.ts'
import type { ScannedStorage } from '../storage/scanned-storage.ts'
import { demoCompanies } from './companies.ts'
import { answersOf, demoReports } from './demo-reports.ts'
import { firstReporter } from './first-reporter.ts'

const milestone = 'demo-work'
const actor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: 'Demo data' }
/** The broker of the demo accounts, and a client of the broker that the report is about. */
const companies = { clientId: 275, reportingClientId: demoCompanies.broker }
const draftKey = '0d3f6f1e-8c1b-4c5e-9a55-1f2f7f0c2d01'

/**
 * Leaves what rules of "Needs attention" find and other demo data has none of: a delivery that needs a person, documents
 * to file, a mail that did not arrive, and a report that was not sent. Once in the life of a demo database; what a start
 * before left half done is completed.
 */
export async function leaveDemoWork(
  parts: { database: Database; storage: ScannedStorage; config: Config },
  today = new Date(),
): Promise<void> {
  const { database, storage, config } = parts
  if (!config.demoData || config.production) return
  const isDone = (tx: Transaction) => tx.$count(milestones, eq(milestones.name, milestone))
  if ((await database.transaction(systemScope, isDone, 'read only')) > 0) return
  for (const { name, content, ...options } of [waitingVendors, await waitingDocuments(config, today)])
    await bringDelivery({ database, storage }, actor, { name, content: Readable.from([content]), ...options })
  await database.transaction(systemScope, async (tx) => {
    await tx.insert(outbox).values(undelivered(today)).onConflictDoNothing()
    await leaveDraft(tx, config, today)
    await tx
      .insert(milestones)
      .values({ name: milestone, value: dayOf(today) })
      .onConflictDoNothing()
  })
}

/** The second vendor has no service, so that a person has to look at the delivery. */
const waitingVendors = {
  name: 'camera-vendors.csv',
  kind: 'technology-vendors',
  source: 'Program office',
  content: Buffer.from('Vendor,Service\nHorizon Fleet Cameras,Cameras\nNorth Axle Telematics,\n'),
} as const

async function waitingDocuments({ brands }: Config, today: Date) {
  const year = today.getUTCFullYear()
  const title = `Loss runs ${year}`
  const pdf = new PortalPdf({
    brand: brands.installation,
    department: 'Underwriting',
    title,
    reference: 'Cedar Ridge Freight Lines',
  })
  pdf.title(title).paragraph('Loss runs of all lines, as sent for the renewal.')
  const content = await buffer(pdf.end())
  return {
    name: 'renewal-documents.zip',
    kind: 'documents',
    source: 'Program office',
    content: Buffer.from(zipSync({ [`CEDA0100_Loss Runs_${year}.pdf`]: content, 'scan.pdf': strToU8('%PDF-1.4') })),
  } as const
}

const undelivered = (today: Date) => ({
  id: '5b0f1c52-6a2e-4f3c-8b9d-0c8f8e1a7701',
  recipient: 'manager@member.example',
  subject: 'New claim notifications',
  createdAt: new Date(today.getTime() - 3 * 86_400_000),
  deadAt: new Date(today.getTime() - 2 * 86_400_000),
  lastError: 'The mailbox does not exist.',
})

async function leaveDraft(tx: Transaction<'system'>, { keyring }: Config, today: Date): Promise<void> {
  const reporter = await firstReporter(tx, companies.reportingClientId)
  const [report] = demoReports
  if (!reporter || !report) return
  const { claimType, answers } = answersOf({ ...report, own: {} }, dayOf(today))
  const form = await claimFormReader()(tx, claimType)
  const draft = {
    claimType,
    personalInfo: {
      company: reporter.ClientName,
      email: reporter.Email,
      phone: reporter.Phone,
      policyNumber: '',
      street: reporter.Line1,
      city: reporter.City,
      state: reporter.State,
      zip: reporter.ZipCode,
      confirmed: true,
    },
    answers: form.project(Object.fromEntries(Object.entries(answers).slice(0, 12))),
    uploads: [],
    step: 3,
  }
  await keepDraft(tx, keyring, {
    companies,
    save: { key: draftKey, version: draftKey, basedOn: null },
    draft,
    outline: outlineOf(draft, form),
    caller: { userId: reporter.RecId, companyId: companies.reportingClientId, email: reporter.Email },
  })
  await tx
    .update(claimDrafts)
    .set({ savedAt: sql`now() - interval '3 days'` })
    .where(eq(claimDrafts.key, draftKey))
}
