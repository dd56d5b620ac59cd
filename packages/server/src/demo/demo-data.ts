import { claimNotes, claimNotifications, claims, notificationSelections } from '../database/tables/claims.ts'
import { clientChanges, clients, policies } from '../database/tables/clients.ts'
import { activityLog } from '../database/tables/operation.ts'
import { userRoleGroups, users } from '../database/tables/users.ts'
import { generateActivity } from './activity.ts'
import { batch, type Batch, type Book } from './book.ts'
import { generateSelections, notificationsOf } from './claim-notifications.ts'
import { generateClaims, type ClaimStory } from './claims.ts'
import { documentBatches } from './documents.ts'
import { eLearningBatches } from './e-learning.ts'
import { fundStatements } from './fund-statements.ts'
import { fundBatches } from './funds.ts'
import { governanceBatches } from './governance.ts'
import { LossLedger } from './loss-ledger.ts'
import { lossPreventionBatches } from './loss-prevention.ts'
import { isDelivered } from './loss-runs.ts'
import { notesOf } from './notes.ts'
import { roleLinksOf } from './people.ts'
import { premiumBatches, premiumYearsOf } from './premiums.ts'
import { telematicsBatches } from './telematics.ts'
import { vehicleBatches } from './vehicles.ts'

/** All demo data, in the order in which the tables refer to each other. */
export function* generateDemoData(book: Book, options = { withoutDeliveredClaims: false }): Generator<Batch> {
  yield batch(clients, book.companies)
  yield batch(clientChanges, book.memberships.map(changeOf))
  yield batch(policies, book.policies)
  yield batch(users, book.people)
  yield batch(userRoleGroups, book.people.flatMap(roleLinksOf))
  const ledger = new LossLedger(book.now)
  yield* claimBatches(book, ledger, options)
  yield batch(notificationSelections, generateSelections(book))
  yield* documentBatches(book)
  const years = premiumYearsOf(book)
  yield* premiumBatches(book, years)
  yield* fundBatches([...fundStatements(years, ledger)], ledger.newest)
  yield* vehicleBatches(book)
  yield* governanceBatches(book)
  yield* lossPreventionBatches(book)
  yield* telematicsBatches(book)
  yield* eLearningBatches(book)
  yield batch(activityLog, generateActivity(book))
}

const changeOf = ({ ClientId, program, from, to, isCurrent }: Book['memberships'][number]) => {
  const [StartDate, EndDate] = [new Date(from), isCurrent ? null : new Date(to)]
  return { ClientId, ProgramsRecId: program, StartDate, EndDate, CreatedDateTime: StartDate }
}

/** Claims with their notes and notifications, a thousand at a time, to save memory. All claims go into the ledger. */
function* claimBatches(book: Book, ledger: LossLedger, options: { withoutDeliveredClaims: boolean }): Generator<Batch> {
  let some: ClaimStory[] = []
  for (const story of generateClaims(book)) {
    ledger.add(story)
    if (!options.withoutDeliveredClaims || !isDelivered(story)) some.push(story)
    if (some.length < 1000) continue
    yield* toBatches(book, some)
    some = []
  }
  yield* toBatches(book, some)
}

function toBatches(book: Book, stories: readonly ClaimStory[]): Batch[] {
  const notes = stories.flatMap((story) => notesOf(story, book))
  const notifications = stories.flatMap((story) => notificationsOf(story, book))
  const rows = stories.map(({ claim }) => claim)
  return [batch(claims, rows), batch(claimNotes, notes), batch(claimNotifications, notifications)]
}
