import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq, inArray, isNull, like } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { verifyChain } from '../../src/activity/verify-chain.ts'
import type { Database } from '../../src/database/database.ts'
import { systemScope } from '../../src/database/scope.ts'
import { claimReportFiles, claimReports } from '../../src/database/tables/claim-reports.ts'
import { activityLog, outbox } from '../../src/database/tables/operation.ts'
import { seededRandom, type Random } from '../../src/demo/random.ts'
import { memberCompany } from '../claim-bodies.ts'
import { startSmtp, type TestSmtp } from '../start-smtp.ts'
import { faultPoints, Life, type FaultPoint } from './life.ts'
import { startCrashable, type CrashableServer, type Outside } from './crashable-server.ts'
import { injectInto, storedDrafts, newClaim, reportedNumbers, Reporter, type Claim } from './reporter.ts'
import { moveClock } from './simulated-clock.ts'
import { createWorld, type World } from './world.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })

/** To replay a failure: CRASH_SEED=… npm test -- server. It plans each life; what happens within one at a time differs. */
const given = process.env['CRASH_SEED']
const first = Date.now() % 1_000_000
const seeds = given ? [Number(given)] : [first, first + 1]

const people = ['admin@member.example', 'manager@member.example']

describe.each(seeds)('a server that dies again and again, with the seed %i', (seed) => {
  let world: World
  let smtp: TestSmtp
  let outside: Outside
  beforeEach(async () => {
    world = await createWorld()
    smtp = await startSmtp()
    outside = { smtpUrl: smtp.url, accepted: new Set(), mayComeAgain: new Set(), minutes: 0 }
  })
  afterEach(async () => {
    await smtp.close()
    await world.remove()
  })

  test('keeps every acknowledged claim once, with files and mails', async () => {
    const random = seededRandom(seed)
    const claims: Claim[] = []
    const deaths: string[] = []
    for (const [turn, point] of shuffled(faultPoints, random).entries()) {
      for (let count = 0; count < 2; count++)
        claims.push(
          newClaim({ person: random.pick(people), isUploaded: random.chance(0.5), hasDraft: random.chance(0.5) }),
        )
      deaths.push(await liveThrough(point, seededRandom(seed * 100 + turn), claims))
    }
    console.log(`Seed ${seed}: ${claims.length} claims; the server died ${deaths.join(', ')}.`)

    const server = await startCrashable(world, new Life('mail sent', Infinity), outside)
    const reporters = reportersAt(server)
    for (const claim of claims) if (!claim.isAcknowledged) await reporters.get(claim.person)?.report(claim)
    await vi.waitFor(async () => {
      await server.sendMail()
      expect(await waitingMails(server.database)).toBe(0)
    }, 20_000)
    await expectClaimsOnce(server, claims)
    await expectMails(claims)
    for (let turn = 0; turn < 2; turn++) await server.chain()
    expect(await verifyChain(server.database)).toMatchObject({ waiting: 0, breaks: [] })
    await server.stop()
  })

  const reportersAt = ({ app }: CrashableServer) =>
    new Map(people.map((email) => [email, new Reporter(injectInto(app), email, () => outside.minutes)]))

  /** One life. Returns where it ended. */
  async function liveThrough(point: FaultPoint, random: Random, claims: readonly Claim[]): Promise<string> {
    const life = new Life(point, random.whole(1, point.endsWith('commit') ? 12 : 2))
    await Promise.race([live(life, random, claims), life.ended])
    life.end('at rest')
    while (!life.isStill) await sleep(2)
    await world.bury()
    return life.ended
  }

  /** What was acknowledged before is there. Then people report, mail is sent, and the clock jumps. */
  async function live(life: Life, random: Random, claims: readonly Claim[]): Promise<void> {
    const jump = random.pick([0, 120, -120, 1440, -1440])
    const server = await startCrashable(world, life, outside)
    const reporters = reportersAt(server)
    const known = await reportedNumbers(anybody(reporters))
    for (const { body, isAcknowledged } of claims)
      if (isAcknowledged) expect(known, `seed ${seed}: acknowledged before`).toContain(body.confirmationNum)

    const tasks = [
      ...claims
        .filter(({ isAcknowledged }) => !isAcknowledged)
        .map((claim) => () => reporters.get(claim.person)?.report(claim)),
      server.sendMail,
      server.chain,
      server.cleanUp,
      () => disturbClock(server, jump),
    ]
    await Promise.all(shuffled(tasks, random).map((task, turn) => sleep(turn * random.whole(0, 8)).then(task)))
    await server.sendMail()
    await server.cleanUp()
  }

  /** Moves the clock by a number of minutes, or lets time pass. */
  async function disturbClock({ database }: CrashableServer, jump: number): Promise<void> {
    await moveClock(database, jump || 50)
    if (jump === 0) outside.minutes += 50
  }

  async function expectClaimsOnce(server: CrashableServer, claims: readonly Claim[]): Promise<void> {
    const reporter = anybody(reportersAt(server))
    const shown = await reportedNumbers(reporter)
    const drafts = await storedDrafts(reporter)
    for (const { body, file, draftId } of claims) {
      const number = body.confirmationNum
      expect(
        shown.filter((one) => one === number),
        `seed ${seed}: ${number} is shown once`,
      ).toHaveLength(1)
      expect(drafts, `seed ${seed}: the draft of ${number} has ended`).not.toContain(draftId)
      const receipt = await reporter.call('getFNOLReceipt', {
        query: { ClientId: memberCompany, ConfirmationNum: number },
      })
      expect(receipt.status).toBe(200)
      const files = await filesOf(server, number)
      expect(files, `seed ${seed}: ${number} has its file`).toEqual([file])
      const entries = await server.database.transaction(systemScope, (tx) =>
        tx.$count(activityLog, like(activityLog.Action, `Submitted claim report ${number}`)),
      )
      expect(entries, `seed ${seed}: the log has one entry for ${number}`).toBe(1)
    }
  }

  async function filesOf({ app, database }: CrashableServer, number: string) {
    const rows = await database.transaction(systemScope, (tx) =>
      tx
        .select({ name: claimReportFiles.name, storageKey: claimReportFiles.storageKey })
        .from(claimReportFiles)
        .innerJoin(claimReports, eq(claimReports.id, claimReportFiles.claimReportId))
        .where(inArray(claimReports.confirmationNumber, [number]))
        .orderBy(asc(claimReportFiles.name)),
    )
    return Promise.all(
      rows.map(async ({ name, storageKey }) => {
        const content = await buffer(await app.dependencies.storage.read(storageKey))
        return { name, content: content.toString() }
      }),
    )
  }

  /** Each claim has two mails. Each arrived once; only one of which a server died before it noted so may have come again. */
  async function expectMails(claims: readonly Claim[]): Promise<void> {
    const arrived = smtp.taken.map((text) => ({ text, id: idOf(text), about: numberOf(text) }))
    for (const { body, file } of claims) {
      const mails = Map.groupBy(
        arrived.filter(({ about }) => about === body.confirmationNum),
        ({ id }) => id,
      )
      expect(mails.size, `seed ${seed}: mails about ${body.confirmationNum}`).toBe(2)
      for (const [id, copies] of mails)
        if (!outside.mayComeAgain.has(id)) expect(copies, `seed ${seed}: copies of ${id}`).toHaveLength(1)
      const content = Buffer.from(file.content).toString('base64')
      const texts = arrived.map(({ text }) => text.replaceAll('\r\n', ''))
      expect(
        texts.some((text) => text.includes(content)),
        `seed ${seed}: ${file.name} was mailed`,
      ).toBe(true)
    }
  }
})

function anybody(reporters: ReadonlyMap<string, Reporter>): Reporter {
  const [reporter] = reporters.values()
  if (!reporter) throw new TypeError('Nobody reports.')
  return reporter
}

const waitingMails = (database: Database) =>
  database.transaction(systemScope, (tx) => tx.$count(outbox, isNull(outbox.sentAt)))

const headersOf = (mail: string) => (mail.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
const idOf = (mail: string) => /^Message-ID: <([\w-]+)@/im.exec(headersOf(mail))?.[1] ?? ''
const numberOf = (mail: string) => /^Subject: .*\b(CN\d+)/im.exec(headersOf(mail))?.[1]

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.between(0, 1) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
