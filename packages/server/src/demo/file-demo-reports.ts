import { policiesFor, toLossInfo, type ClaimSubmission } from '@captive/api-client/contract'
import { answersByLabelCode, claimValues, createConfirmationNumber } from '@captive/form-engine/claim'

import {
  claimFormReader,
  storeReport,
  storeValues,
  submissionDigest,
  validateClaim,
} from '../areas/claim-reporting/index.ts'
import { listPolicies } from '../areas/policy-library/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { dayOf } from '../database/moment.ts'
import { systemScope } from '../database/scope.ts'
import type { ErrorsOf } from '../validators/form-validators.ts'
import { firstReporter } from './demo-reporter.ts'
import { answersOf, demoReports } from './demo-reports.ts'
import { beginPart, wantsDemoData } from './milestones.ts'

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
