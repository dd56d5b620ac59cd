import { Readable } from 'node:stream'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { bringAndApply, type DeliveryActor } from '../areas/deliveries/index.ts'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { systemScope } from '../database/scope.ts'
import { claimNotes, claims } from '../database/tables/claims.ts'
import { deliveries } from '../database/tables/deliveries.ts'
import { milestones, outbox } from '../database/tables/operation.ts'
import type { ScannedStorage } from '../storage/scanned-storage.ts'
import { createBook, type Book } from './book.ts'
import { planClaims } from './claim-plan.ts'
import { generateClaims, type ClaimStory } from './claims.ts'
import type { Progress } from './demo-data.ts'
import { loadedOn } from './load-demo-data.ts'
import { isDelivered, lossRunsOf, type LossRun } from './loss-runs.ts'
import { notesOf } from './notes.ts'

const milestone = 'demo-deliveries'
const actor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: 'Demo data' }

type Parts = { database: Database; storage: ScannedStorage; config: Config }

/**
 * Brings in the loss runs of the last two years for the companies of the demo accounts, once in the life of a demo
 * database and through the code that staff use. Continues where a start before it was ended.
 */
export async function bringDemoDeliveries(parts: Parts, report: (progress: Progress | 'ready') => void): Promise<void> {
  const { database, config } = parts
  if (!config.demoData || config.production) return
  const { loaded, isDone } = await database.transaction(systemScope, whatIsThere, 'read only')
  if (isDone || !loaded) return
  const book = createBook(new Date(loaded))
  const stories = [...generateClaims(book, planClaims(book))].filter(isDelivered)
  if (await database.transaction(systemScope, (tx) => areLoadedAtOnce(tx, stories))) return
  const names = new Map(book.companies.map(({ ClientId, ClientName }) => [ClientId, ClientName]))
  const runs = [...lossRunsOf(stories, book.today, (id) => names.get(id) ?? '')]
  for (const [index, run] of runs.entries()) {
    await bringOnce(parts, run)
    report({ what: 'loss runs', done: index + 1, of: runs.length })
    await setImmediate() // PGlite works in this thread: signals get their turn
  }
  await database.transaction(systemScope, (tx) => finish(tx, book, stories, names))
  report('ready')
}

async function whatIsThere(tx: Transaction) {
  const done = await tx.select().from(milestones).where(eq(milestones.name, milestone))
  const applied = await tx.select({ name: deliveries.FileName }).from(deliveries).where(eq(deliveries.State, 'applied'))
  return { loaded: await loadedOn(tx), isDone: done.length > 0, brought: new Set(applied.map(({ name }) => name)) }
}

/**
 * True where the demo data was loaded with all of its claims, as by versions that brought in no loss runs. Is noted, so
 * that the next start need not look again.
 */
async function areLoadedAtOnce(tx: Transaction, stories: readonly ClaimStory[]): Promise<boolean> {
  const ofDemo = await tx.select().from(deliveries).where(eq(deliveries.BroughtBy, actor.email)).limit(1)
  if (ofDemo.length > 0) return false
  const numbers = stories.map(({ claim }) => claim.ClaimNumber)
  const held = await tx.select().from(claims).where(inArray(claims.ClaimNumber, numbers)).limit(1)
  if (held.length > 0) await tx.insert(milestones).values({ name: milestone, value: 'loaded' }).onConflictDoNothing()
  return held.length > 0
}

const isBrought = async (database: Database, name: string) =>
  (await database.transaction(systemScope, whatIsThere, 'read only')).brought.has(name)

const mostTries = 60

/** Of two copies that start together, one brings a file, and the other tries until it is there. */
async function bringOnce(parts: Parts, { name, source, content }: LossRun): Promise<void> {
  for (let tries = 1; !(await isBrought(parts.database, name)); tries++) {
    const file = { name, source, content: Readable.from([Buffer.from(content)]), isConfirmed: true }
    const { obstacle } = await bringAndApply(parts, actor, file)
    if (obstacle === null) return
    if (tries === mostTries) throw new Error(`${name} cannot be applied: ${obstacle}`)
    await sleep(Math.random() * 2_000)
  }
}

/** Adds what loss runs do not have: notes, litigation managers, and the days on which the loss runs came. */
async function finish(tx: Transaction, book: Book, stories: readonly ClaimStory[], names: ReadonlyMap<number, string>) {
  const first = await tx.insert(milestones).values({ name: milestone, value: 'done' }).onConflictDoNothing().returning()
  if (first.length === 0) return
  const numbers = stories.map(({ claim }) => claim.ClaimNumber)
  const held = await tx
    .select({ id: claims.RecId, number: claims.ClaimNumber })
    .from(claims)
    .where(inArray(claims.ClaimNumber, numbers))
  const idOf = new Map(held.map(({ id, number }) => [number, id]))
  const notes = stories.flatMap(({ claim, policy }) => {
    const ClaimsRecId = idOf.get(claim.ClaimNumber)
    const own = notesOf(claim, policy, names.get(claim.ClientId) ?? '', book.today)
    return ClaimsRecId === undefined ? [] : own.map((note) => ({ ...note, ClaimsRecId }))
  })
  await insertRows(tx, claimNotes, notes)
  for (const { claim } of stories.filter((story) => story.claim.LitigationManagerNm))
    await tx
      .update(claims)
      .set({ LitigationManagerNm: claim.LitigationManagerNm })
      .where(eq(claims.ClaimNumber, claim.ClaimNumber))
  const ofDemo = eq(deliveries.BroughtBy, actor.email)
  await tx
    .update(deliveries)
    .set({ State: 'discarded' }) // of a copy that started at the same moment
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
