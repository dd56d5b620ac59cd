import { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { applyDelivery, importDelivery, type DeliveryActor } from '../../src/areas/deliveries/index.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Database } from '../../src/database/database.ts'
import { systemScope } from '../../src/database/scope.ts'
import { claims } from '../../src/database/tables/claims.ts'
import { policies } from '../../src/database/tables/clients.ts'
import { claimValuations, deliveries, deliveryChanges } from '../../src/database/tables/deliveries.ts'
import { openFolder } from '../../src/storage/folder.ts'
import { addScanner, type ScannedStorage } from '../../src/storage/scanned-storage.ts'
import { memberCompany } from '../claim-bodies.ts'
import { deliveryOf } from '../deliveries.ts'
import { Life } from './life.ts'
import { crashableDatabase } from './crashable.ts'
import { createWorld, type World } from './world.ts'

const actor: DeliveryActor = { scope: systemScope, userId: null, companyId: null, email: 'npm run import' }
const count = 1_100 // two batches
const few = 300
/** The embedded database needs seconds to open again, and much memory. */
const moments = process.env['TEST_DATABASE_URL'] ? 20 : 3

const config = readConfig({ DATA_DIR: join(tmpdir(), 'crash') })
let world: World
let database: Database
let storage: ScannedStorage
beforeEach(async () => {
  world = await createWorld()
  database = await world.open()
  storage = addScanner(await openFolder(join(world.dataDir, 'files')), undefined)
  await database.transaction(systemScope, (tx) =>
    tx.insert(policies).values({
      ...{ PolicyId: 900_001, ClientId: memberCompany, PolicyNumber: 'TEST-900001', LOB: 'Commercial Auto' },
      ...{ CarrierName: 'Keel Mutual', CategoryCode: '', EffectiveDate: '2026-01-01', ExpirationDate: '2027-01-01' },
    }),
  )
})
afterEach(() => world.remove())

const bring = async (prefix = 'KC', length = count) => {
  const rows = Array.from({ length }, (_, index) => ({ number: `${prefix}-${index}`, paid: index }))
  const content = Readable.from([Buffer.from(deliveryOf('2026-09-30', rows))])
  const brought = { name: 'losses.csv', content, source: 'Keel Claims', mapping: 'proposed' as const }
  return (await importDelivery({ database, storage }, actor, brought)).id
}

/** What the database has of the delivery. */
const found = (id: number, prefix = 'KC') =>
  database.transaction(systemScope, async (tx) => ({
    claims: await tx.$count(claims, like(claims.ClaimNumber, `${prefix}-%`)),
    valuations: await tx.$count(claimValuations, eq(claimValuations.DeliveryId, id)),
    changes: await tx.$count(deliveryChanges, eq(deliveryChanges.DeliveryId, id)),
    states: await tx.select({ State: deliveries.State }).from(deliveries).where(eq(deliveries.RecId, id)),
  }))

const nothing = { claims: 0, valuations: 0, changes: 0, states: [{ State: 'waiting' }] }
const whole = (length: number) => ({
  claims: length,
  valuations: length,
  changes: length,
  states: [{ State: 'applied' }],
})
const everything = whole(count)

test.each([
  ['before a commit', nothing],
  ['after a commit', everything],
] as const)(
  'a server that dies %s of a delivery applies all of it or nothing',
  async (point, left) => {
    const id = await bring()
    const life = new Life(point, 2) // the first transaction finds the delivery
    await Promise.race([
      applyDelivery({ database: crashableDatabase(life, database), storage, config }, actor, { id, accepted: [] }),
      life.ended,
    ])
    life.end('at rest')
    while (!life.isStill) await sleep(2)
    await world.bury()

    database = await world.open()
    expect(await found(id)).toEqual(left)
    if (left === nothing) await applyDelivery({ database, storage, config }, actor, { id, accepted: [] })
    expect(await found(id)).toEqual(everything)
    await database.close()
  },
  180_000,
) // starts a database twice

test('a killed server applies each delivery completely or not at all', async () => {
  const seed = Number(process.env['SEED'] ?? 25)
  const random = randomOf(seed)
  const apply = (id: number, life?: Life) => {
    const own = life ? crashableDatabase(life, database) : database
    return applyDelivery({ database: own, storage, config }, actor, { id, accepted: [] })
  }
  const first = await bring('FIRST', few)
  const begun = performance.now()
  await apply(first)
  const usual = performance.now() - begun
  for (let moment = 0; moment < moments; moment++) {
    const prefix = `M${moment}`
    const id = await bring(prefix, few)
    const life = new Life('before a commit', Infinity)
    const dying = apply(id, life)
    dying.catch(() => undefined) // its connection is cut
    const share = random()
    await Promise.race([dying, sleep(share * usual)])
    life.end('at random')
    if (!process.env['TEST_DATABASE_URL']) while (!life.isStill) await sleep(2)
    await world.bury()

    database = await world.open()
    const left = await found(id, prefix)
    expect([nothing, whole(few)], `seed ${seed}, at ${share} of an apply`).toContainEqual(left)
    if (left.claims === 0) await apply(id)
    expect(await found(id, prefix)).toEqual(whole(few))
  }
  await database.close()
}, 300_000)

/** Numbers between 0 and 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
