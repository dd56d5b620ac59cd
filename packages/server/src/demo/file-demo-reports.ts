import {
  claimFormReader,
  validateClaim,
  storeReport,
  storeValues,
  submissionDigest,
} from '../areas/claim-reporting/index.ts'
import { listPolicies } from '../areas/policy-library/index.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { systemScope } from '../database/scope.ts'
import { milestones } from '../database/tables/operation.ts'
import type { ErrorsOf } from '../validators/form-validators.ts'
import { answersOf, demoReports } from './demo-reports.ts'
import { firstReporter } from './first-reporter.ts'
import { reportSubmission } from './report-submission.ts'

const milestone = 'demo-reports'

/** Uses the engine's checks, because no thread runs yet that could generate a validator. */
const errorsOfEngine: ErrorsOf = (_, { errors }) => errors

/**
 * Files some claim reports once in the life of a demo database, through the code that validates and stores a submission.
 * They are reports that are not claims yet. No mail is sent.
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
      const reporter = await firstReporter(tx, demo.company)
      if (!reporter) continue // a part of the demo data, as tests load it
      const reportedAt = new Date(Date.now() - demo.hoursAgo * 3_600_000)
      const { claimType, answers } = answersOf(demo, dayOf(reportedAt))
      const form = await readForm(tx, claimType)
      const policies = await listPolicies(tx, systemScope, demo.company)
      const submission = reportSubmission({ claimType, answers, form, policies, reporter, reportedAt })
      const { report, values } = validateClaim(form, submission, policies, demo.company, errorsOfEngine)
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
