import { and, asc, eq } from 'drizzle-orm'

import {
  claimFormReader,
  judgeClaim,
  storeReport,
  storeValues,
  submissionDigest,
} from '../areas/claim-reporting/index.ts'
import { listPolicies } from '../areas/policy-library/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { systemScope } from '../database/scope.ts'
import { clients } from '../database/tables/clients.ts'
import { milestones } from '../database/tables/operation.ts'
import { users } from '../database/tables/users.ts'
import { answersOf, demoReports } from './demo-reports.ts'
import { reportSubmission } from './report-submission.ts'

const milestone = 'demo-reports'

/**
 * Files some claim reports once in the life of a demo database, through the code that judges and stores a submission: what
 * was reported and is no claim yet. Nobody is mailed.
 */
export async function fileDemoReports(
  database: Database,
  { demoData, production, keyring }: Pick<Config, 'demoData' | 'production' | 'keyring'>,
): Promise<void> {
  if (!demoData || production) return
  const readForm = claimFormReader()
  await database.transaction(systemScope, async (tx) => {
    const first = await tx
      .insert(milestones)
      .values({ name: milestone, value: dayOf(new Date()) })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    for (const demo of demoReports) {
      const reporter = await firstOf(tx, demo.company)
      if (!reporter) continue // a part of the demo data, as tests load it
      const reportedAt = new Date(Date.now() - demo.hoursAgo * 3_600_000)
      const { claimType, answers } = answersOf(demo, dayOf(reportedAt))
      const form = await readForm(tx, claimType)
      const policies = await listPolicies(tx, systemScope, demo.company)
      const submission = reportSubmission({ claimType, answers, form, policies, reporter, reportedAt })
      const { report, values } = judgeClaim(form, submission, policies, demo.company)
      const filed = {
        ...report,
        confirmationNumber: submission.confirmationNum,
        contentDigest: () => submissionDigest(submission, demo.company),
        ClientId: demo.company,
        UsersRecId: reporter.RecId,
        identityVersion: reporter.identityVersion,
        reportedAt,
      }
      const id = await storeReport(tx, keyring, filed)
      if (id !== undefined) await storeValues(tx, keyring, { ...filed, id }, values)
    }
  })
}

/** Who reports: the first active user of a company, with the company's name and address. */
async function firstOf(tx: Transaction, company: number) {
  const [found] = await tx
    .select({ user: users, client: clients })
    .from(users)
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .where(and(eq(users.ClientId, company), eq(users.IsActive, 1)))
    .orderBy(asc(users.RecId))
    .limit(1)
  if (!found) return undefined
  const { RecId, identityVersion, Email, Phone } = found.user
  return { ...found.client, RecId, identityVersion, Email, Phone }
}
