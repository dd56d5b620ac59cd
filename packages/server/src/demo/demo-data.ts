import type { PgTable } from 'drizzle-orm/pg-core'

import { claimNotes, claimNotifications, claims, notificationSelections } from '../database/tables/claims.ts'
import { clientChanges, clients, policies } from '../database/tables/clients.ts'
import { documents } from '../database/tables/documents.ts'
import { announcements, contentViews, courses, learners } from '../database/tables/e-learning.ts'
import { definitionVersions } from '../database/tables/definitions.ts'
import { endorsements } from '../database/tables/endorsements.ts'
import { collaterals, fundMovements, memberFundAnalysis, premiumFinanceAccounts } from '../database/tables/funds.ts'
import {
  directoryEntries,
  memberNumbers,
  membershipReferences,
  slates,
  userClientMemberships,
  vehicles,
} from '../database/tables/governance.ts'
import { bestPractices, bestPracticeScores, lossControls, warranties } from '../database/tables/loss-prevention.ts'
import { activityLog } from '../database/tables/operation.ts'
import { documentTypes } from '../database/tables/reference.ts'
import {
  technologyVendors,
  telematicsMonths,
  telematicsProviders,
  telematicsStatus,
} from '../database/tables/telematics.ts'
import { userRoleGroups, users } from '../database/tables/users.ts'
import { generateActivity } from './activity.ts'
import type { Book } from './book.ts'
import { generateSelections, notificationsOf } from './claim-notifications.ts'
import { planClaims } from './claim-plan.ts'
import { generateClaims } from './claims.ts'
import { generateCollaterals } from './collateral.ts'
import { generateDirectory } from './directory.ts'
import { generateNextMeetings } from './next-meetings.ts'
import { generateCompanyDocuments, generateProgramDocuments } from './documents.ts'
import { generateAnnouncements, generateContentViews, generateLearners } from './e-learning.ts'
import { firstQuestions, generateEndorsements } from './endorsements.ts'
import { fundStatements } from './fund-statements.ts'
import { generateFunds, generateMovements } from './funds.ts'
import { generateMemberNumbers, generateReferences, generateSlates, generateUserMemberships } from './governance.ts'
import {
  generateBestPractices,
  generateBestPracticeScores,
  generateLossControls,
  generateWarranties,
} from './loss-prevention.ts'
import { LossLedger } from './loss-ledger.ts'
import { isDelivered } from './loss-runs.ts'
import { generateChanges } from './memberships.ts'
import { notesOf } from './notes.ts'
import { roleLinksOf } from './people.ts'
import { generatePolicyDocuments } from './policy-documents.ts'
import { generateFinanceAccounts } from './premium-finance.ts'
import { premiumYearsOf } from './premiums.ts'
import { generateRetiredDocuments, retiredDocumentTypes } from './retired-document-types.ts'
import {
  generateTechnologyVendors,
  generateTelematicsMonths,
  generateTelematicsProviders,
  generateTelematicsStatus,
} from './telematics.ts'
import { generateVehicles } from './vehicles.ts'

/** How far the work on a subject has come. */
export interface Progress {
  what: string
  done: number
  of: number
}

/** Rows to insert at once. */
interface Batch extends Progress {
  table: PgTable
  rows: readonly object[]
}

const batchLength = 1000

/** Everything, in the order in which the tables refer to each other; no more than a subject is in memory at a time. */
export function* generateDemoData(book: Book, options = { withoutDeliveredClaims: false }): Generator<Batch> {
  yield* batches('companies', clients, book.companies)
  yield* batches('companies', clientChanges, generateChanges(book.memberships))
  yield* batches('policies', policies, book.policies)
  yield* batches('people', users, book.people)
  yield* batches('people', userRoleGroups, book.people.flatMap(roleLinksOf))
  const ledger = new LossLedger(book.today)
  yield* claimBatches(book, ledger, options)
  yield* batches('claim notifications', notificationSelections, generateSelections(book))
  yield* batches('document types', documentTypes, retiredDocumentTypes)
  yield* batches('document types', documents, generateRetiredDocuments(book))
  yield* batches('program documents', documents, [...generateProgramDocuments(book)])
  yield* batches('company documents', documents, [...generateCompanyDocuments(book)])
  yield* batches('policy documents', documents, [...generatePolicyDocuments(book)])
  yield* batches('program documents', documents, [...generateNextMeetings(book)])
  const years = premiumYearsOf(book)
  const statements = [...fundStatements(years, ledger)]
  yield* batches('fund analysis', memberFundAnalysis, generateFunds(statements, ledger.newest))
  yield* batches('assessments', fundMovements, generateMovements(statements, ledger.newest))
  yield* batches('collateral', collaterals, generateCollaterals(years))
  yield* batches('premium finance', premiumFinanceAccounts, generateFinanceAccounts(book, years))
  const fleets = generateVehicles(book)
  yield* batches('vehicles', vehicles, fleets)
  yield* batches('further questions', definitionVersions, [firstQuestions])
  yield* batches('vehicle changes', endorsements, generateEndorsements(book, fleets))
  yield* batches('member numbers', memberNumbers, generateMemberNumbers(book))
  yield* batches('references', membershipReferences, generateReferences(book))
  yield* batches('slates', slates, generateSlates(book))
  yield* batches('slates', userClientMemberships, generateUserMemberships(book))
  yield* batches('directory', directoryEntries, generateDirectory())
  yield* batches('loss control', lossControls, generateLossControls(book))
  yield* batches('best practices', bestPractices, generateBestPractices(book))
  yield* batches('best practices', bestPracticeScores, generateBestPracticeScores())
  yield* batches('warranties', warranties, generateWarranties(book))
  yield* batches('telematics', telematicsStatus, generateTelematicsStatus(book))
  yield* batches('telematics', telematicsProviders, generateTelematicsProviders(book))
  yield* batches('telematics', telematicsMonths, generateTelematicsMonths(book))
  yield* batches('telematics', technologyVendors, generateTechnologyVendors())
  const { employees, taken } = generateLearners(book)
  yield* batches('e-learning', learners, employees)
  yield* batches('e-learning', courses, taken)
  yield* batches('e-learning', contentViews, generateContentViews(book))
  yield* batches('announcements', announcements, generateAnnouncements(book))
  yield* batches('activity', activityLog, generateActivity(book))
}

function* batches(what: string, table: PgTable, rows: readonly object[]): Generator<Batch> {
  let done = 0
  for (const part of inParts(rows)) yield { what, table, rows: part, done: (done += part.length), of: rows.length }
}

function* inParts<T>(all: Iterable<T>): Generator<T[]> {
  let part: T[] = []
  for (const one of all)
    if (part.push(one) === batchLength) {
      yield part
      part = []
    }
  if (part.length > 0) yield part
}

/** Some claims at a time, each time with their notes and notifications; all of them go into the ledger. */
function* claimBatches(book: Book, ledger: LossLedger, options: { withoutDeliveredClaims: boolean }): Generator<Batch> {
  const plan = planClaims(book)
  const of = plan.reduce((sum, { count }) => sum + count, 0)
  const nameOf = new Map(book.companies.map(({ ClientId, ClientName }) => [ClientId, ClientName]))
  let done = 0
  for (const some of inParts(generateClaims(book, plan))) {
    done += some.length
    const progress = { what: 'claims', done, of }
    for (const { claim, policy, course } of some) ledger.add(policy, claim.ReportedDate, course)
    const own = options.withoutDeliveredClaims ? some.filter((story) => !isDelivered(story)) : some
    yield { ...progress, table: claims, rows: own.map(({ claim }) => claim) }
    const notes = own.flatMap(({ claim, policy }) =>
      notesOf(claim, policy, nameOf.get(claim.ClientId) ?? '', book.today),
    )
    yield { ...progress, table: claimNotes, rows: notes }
    const notifications = own.flatMap(({ claim }) => notificationsOf(claim, book.today))
    yield { ...progress, table: claimNotifications, rows: notifications }
  }
}
