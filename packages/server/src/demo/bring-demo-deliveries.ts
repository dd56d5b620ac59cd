import { Readable } from 'node:stream'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { importAndApply } from '../areas/deliveries/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { systemScope } from '../database/scope.ts'
import { claimNotes, claims } from '../database/tables/claims.ts'
import { deliveries } from '../database/tables/deliveries.ts'
import { outbox } from '../database/tables/operation.ts'
import type { ScannedStorage } from '../storage/scanned-storage.ts'
import { createBook, type Book } from './book.ts'
import { generateClaims, type ClaimStory } from './claims.ts'
import { demoActor } from './demo-work.ts'
import { isDelivered, lossRunsOf } from './loss-runs.ts'
import { beginPart, loadedOn, wantsDemoData } from './milestones.ts'
import { notesOf } from './notes.ts'

type DeliveryDependencies = { database: Database; storage: ScannedStorage; config: Config }

/**
 * Imports the loss runs of the companies of the demo accounts, through the same code as an upload. The next start
 * continues where this one ends.
 */
export async function bringDemoDeliveries(dependencies: DeliveryDependencies): Promise<void> {
  const { database, config } = dependencies
  if (!wantsDemoData(config)) return
  const { loaded, isDone, brought } = await database.transaction(systemScope, readState, 'read only')
  if (isDone || !loaded) return
  const book = createBook(new Date(loaded))
  const stories = [...generateClaims(book)].filter(isDelivered)
  for (const run of lossRunsOf(stories, book).filter(({ name }) => !brought.has(name))) {
    await importOnce(dependencies, run)
    await setImmediate() // PGlite works in this thread, and signals have to be handled
  }
  await database.transaction(systemScope, (tx) => finish(tx, book, stories))
}

type LossRun = ReturnType<typeof lossRunsOf>[number]

const maxTries = 60

/**
 * Imports a loss run. Of two copies of the server that start together, one imports it, and the other tries again until
 * the first has finished.
 * @throws Error if no copy can apply it
 */
async function importOnce(dependencies: DeliveryDependencies, { content, ...run }: LossRun): Promise<void> {
  for (let tries = 1; !(await isBrought(dependencies.database, run.name)); tries++) {
    const file = { ...run, content: Readable.from([Buffer.from(content)]), isConfirmed: true }
    const { obstacle } = await importAndApply(dependencies, demoActor, file)
    if (obstacle === null) return
    if (tries === maxTries) throw new Error(`The loss run ${run.name} cannot be applied: ${obstacle}`)
    await sleep(Math.random() * 2_000)
  }
}

const isBrought = async (database: Database, name: string) =>
  (await database.transaction(systemScope, readState, 'read only')).brought.has(name)

async function readState(tx: Transaction) {
  const applied = await tx.select({ name: deliveries.FileName }).from(deliveries).where(eq(deliveries.State, 'applied'))
  return {
    loaded: await loadedOn(tx, 'demo-data'),
    isDone: (await loadedOn(tx, 'demo-deliveries')) !== undefined,
    brought: new Set(applied.map(({ name }) => name)),
  }
}

/** Adds what loss runs do not have: notes, litigation managers, and the days on which the loss runs came. */
async function finish(tx: Transaction, book: Book, stories: readonly ClaimStory[]): Promise<void> {
  if (!(await beginPart(tx, 'demo-deliveries'))) return
  const numbers = stories.map(({ claim }) => claim.ClaimNumber)
  const existing = await tx
    .select({ id: claims.RecId, number: claims.ClaimNumber })
    .from(claims)
    .where(inArray(claims.ClaimNumber, numbers))
  const idOf = new Map(existing.map(({ id, number }) => [number, id]))
  const notes = stories.flatMap((story) =>
    notesOf(story, book).map((note) => ({ ...note, ClaimsRecId: idOf.get(story.claim.ClaimNumber) })),
  )
  await insertRows(tx, claimNotes, notes)
  for (const { ClaimNumber, LitigationManagerNm } of stories.map(({ claim }) => claim))
    if (LitigationManagerNm)
      await tx.update(claims).set({ LitigationManagerNm }).where(eq(claims.ClaimNumber, ClaimNumber))
  const ofDemo = eq(deliveries.BroughtBy, demoActor.email)
  await tx
    .update(deliveries)
    .set({ State: 'discarded' }) // these were tries of a copy that started at the same time
    .where(and(ofDemo, eq(deliveries.State, 'waiting')))
  await tx
    .update(deliveries)
    .set({ BroughtAt: cameAt, AppliedAt: cameAt })
    .where(and(ofDemo, eq(deliveries.State, 'applied')))
  await tx.execute(sql`
    update claim_notifications set date_criteria_met = deliveries.applied_at
    from delivery_notifications made join deliveries on deliveries.rec_id = made.delivery_id
    where made.claims_rec_id = claim_notifications.claims_rec_id
      and made.notification_criteria_rec_id = claim_notifications.notification_criteria_rec_id`)
  await tx.delete(outbox) // their messages would have been sent long ago
}

/** Three days after its date, in the morning, and never later than now. */
const cameAt = sql`least(now(), ${deliveries.AsOf} + interval '3 days 14 hours')`
