import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { policiesFor, toLossInfo, type ClaimSubmission } from '@captive/api-client/contract'
import { answersByLabelCode, claimValues, createConfirmationNumber } from '@captive/form-engine/claim'
import { and, asc, eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'

import {
  claimFormReader,
  keepDraft,
  outlineOf,
  storeReport,
  storeValues,
  submissionDigest,
  validateClaim,
} from '../areas/claim-reporting/index.ts'
import { importDelivery, type DeliveryActor } from '../areas/deliveries/index.ts'
import { listPolicies } from '../areas/policy-library/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { systemScope } from '../database/scope.ts'
import { claimDrafts } from '../database/tables/claim-reports.ts'
import { clients } from '../database/tables/clients.ts'
import { outbox } from '../database/tables/operation.ts'
import { users } from '../database/tables/users.ts'
import { PortalPdf } from '../pdf/document.ts'
import type { ScannedStorage } from '../storage/scanned-storage.ts'
import type { ErrorsOf } from '../validators/form-validators.ts'
import { dayLength } from './calendar.ts'
import { demoCompanies } from './companies.ts'
import { answersOf, demoReports, sampleAnswers } from './demo-reports.ts'
import { beginPart, loadedOn, wantsDemoData } from './milestones.ts'

/** The first active user of a company, and what a report says about the user. Undefined for a company without users. */
async function firstReporter(tx: Transaction, company: number) {
  const [found] = await tx
    .select({ user: users, client: clients })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .where(and(eq(users.ClientId, company), eq(users.IsActive, 1)))
    .orderBy(asc(users.RecId))
    .limit(1)
  if (!found) return undefined
  const { user, client } = found
  const personalInfo = {
    company: client.ClientName,
    email: user.Email,
    phone: user.Phone,
    policyNumber: '',
    street: client.Line1,
    city: client.City,
    state: client.State,
    zip: client.ZipCode,
    confirmed: true,
  }
  return { user, personalInfo }
}

type DemoConfig = Pick<Config, 'demoData' | 'production' | 'keyring'>

/** Uses the checks of the engine, because no thread runs yet that can generate a validator. */
const errorsOfEngine: ErrorsOf = (_, { errors }) => errors

/** Files claim reports through the code that validates and stores a submission. There are no claims for them yet. */
export async function fileDemoReports(database: Database, config: DemoConfig): Promise<void> {
  if (!wantsDemoData(config)) return
  await database.transaction(systemScope, async (tx) => {
    if (!(await beginPart(tx, 'demo-reports'))) return
    for (const report of demoReports) await fileReport(tx, config, report)
  })
}

async function fileReport(tx: Transaction<'system'>, { keyring }: DemoConfig, report: (typeof demoReports)[number]) {
  const [ClientId, , hoursAgo] = report
  const reporter = await firstReporter(tx, ClientId)
  if (!reporter) return
  const { user, personalInfo } = reporter
  const reportedAt = new Date(Date.now() - hoursAgo * 3_600_000)
  const { claimType, answers } = answersOf(report, dayOf(reportedAt))
  const form = await claimFormReader()(tx, claimType)
  const policies = await listPolicies(tx, systemScope, ClientId)
  const [policy = policies[0]] = policiesFor(claimType, policies)
  const minute = Math.floor(reportedAt.getTime() / 60_000) % 1440
  const serial = 1_000_000 + minute * 1000 + (user.RecId % 1000) // no other report of the day has it
  const confirmationNumber = createConfirmationNumber('online', reportedAt, serial)
  const submission: ClaimSubmission = {
    claimTypeDetail: { claimType },
    personalInfoDetail: { ...personalInfo, policyNumber: policy?.PolicyNumber ?? '' },
    lossInfoDetail: toLossInfo(answersByLabelCode(form, answers)),
    uploads: [],
    template: '',
    confirmationNum: confirmationNumber,
    ...claimValues(form, answers),
  }
  const valid = validateClaim(form, submission, policies, ClientId, errorsOfEngine)
  const filed = {
    ...valid.report,
    confirmationNumber,
    contentDigest: () => submissionDigest(submission, ClientId),
    ClientId,
    UsersRecId: user.RecId,
    identityVersion: user.identityVersion,
    reportedAt,
  }
  const id = await storeReport(tx, keyring, filed)
  if (id !== undefined) await storeValues(tx, keyring, { ...filed, id }, valid.values)
}

/** The account that demo deliveries name as their sender. */
export const demoActor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: 'Demo data' }

/** A client of the demo broker, who reports for it. */
const companies = { clientId: 275, reportingClientId: demoCompanies.broker }
const draftKey = '0d3f6f1e-8c1b-4c5e-9a55-1f2f7f0c2d01'

/**
 * Adds the items of "Needs attention" that the other demo data does not have: a delivery that needs review, documents
 * to file, a mail that did not arrive, and a report that was not sent.
 */
export async function leaveDemoWork(
  { database, storage, config }: { database: Database; storage: ScannedStorage; config: Config },
  now = new Date(),
): Promise<void> {
  if (!wantsDemoData(config)) return
  if (await database.transaction(systemScope, (tx) => loadedOn(tx, 'demo-work'), 'read only')) return
  for (const { content, ...options } of [waitingVendors, await waitingDocuments(config, now.getUTCFullYear())])
    await importDelivery({ database, storage }, demoActor, { ...options, content: Readable.from([content]) })
  await database.transaction(systemScope, async (tx) => {
    await tx.insert(outbox).values(undelivered(now)).onConflictDoNothing()
    await leaveDraft(tx, config, now)
    await beginPart(tx, 'demo-work', now)
  })
}

/** The second vendor names no service, so staff must review the delivery. */
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
  pdf.title(title).paragraph('Loss runs for all lines, as sent for the renewal.')
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
