import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { readConfig } from '../config/config.ts'
import { loadReferenceData } from '../reference/load-reference-data.ts'
import { openFolder } from '../storage/folder.ts'
import { addScanner } from '../storage/scanned-storage.ts'
import { createBook } from './book.ts'
import { bringDemoDeliveries } from './bring-demo-deliveries.ts'
import { generateClaims, monthlySender } from './claims.ts'
import { loadDemoData } from './load-demo-data.ts'
import { isDelivered } from './loss-runs.ts'

const config = readConfig({ DATA_DIR: join(tmpdir(), 'demo-deliveries'), DEMO_DATA: 'true' })
const ofDeliveries = `claims.source = '${monthlySender}'`

let folder: string
let database: TestDatabase
const bring = async (into = database) =>
  bringDemoDeliveries({
    database: into,
    storage: addScanner(await openFolder(join(folder, 'files')), undefined),
    config,
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-deliveries-'))
  database = await openTestDatabase({ demoData: false })
  await loadReferenceData(database)
  await loadDemoData(database, { demoData: true, production: false }, { share: 0, withoutDeliveredClaims: true })
  await bring()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

test('imports every claim without a refused or doubtful row', async () => {
  const stories = [...generateClaims(createBook(new Date()))].filter(isDelivered)
  const found = await database.sql<{ number: string; notes: number }>(
    `select claim_number number, (select count(*)::integer from claim_notes where claims_rec_id = claims.rec_id) notes
     from claims where ${ofDeliveries} order by 1`,
  )
  expect(found.map(({ number }) => number)).toEqual(stories.map(({ claim }) => claim.ClaimNumber).toSorted())
  expect(found.filter(({ notes }) => notes === 0)).toEqual([])
  expect(
    await database.sql('select file_name, state from deliveries where refused + doubtful > 0 or state <> $1', [
      'applied',
    ]),
  ).toEqual([])
})

test('values each claim at 24 month ends and yesterday', async () => {
  const [dates] = await database.sql(
    'select count(distinct as_of)::integer count, max(as_of)::text last from deliveries',
  )
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  expect(dates).toEqual({ count: 25, last: yesterday })
  const [valued] = await database.sql<{ valuations: number; last: boolean }>(
    `select max(count)::integer valuations from (select count(*) from claim_valuations group by claims_rec_id) counts`,
  )
  expect(valued!.valuations).toBe(25)
  const differing = await database.sql(
    `select claim_number from claims join claim_valuations valued
       on valued.claims_rec_id = rec_id and valued.valuation_date = claims.valuation_date
     where ${ofDeliveries} and (valued.loss_paid, valued.loss_reserve) is distinct from (claims.loss_paid, claims.loss_reserve)`,
  )
  expect(differing).toEqual([])
})

test('raises the reserves of some open claims with the newest loss run', async () => {
  const raised = await database.sql(
    `select claim_number from claims cross join lateral (select loss_reserve from claim_valuations
       where claims_rec_id = rec_id and valuation_date < claims.valuation_date order by valuation_date desc limit 1) earlier
     where ${ofDeliveries} and status_code <> 'Closed' and claims.loss_reserve >= 1.25 * earlier.loss_reserve + 1000
       and earlier.loss_reserve > 0`,
  )
  expect(raised.length).toBeGreaterThan(0)
})

test('dates notifications by the loss run, without sending mails', async () => {
  const late = await database.sql(
    `select 1 from claim_notifications where date_criteria_met > now() or date_criteria_met < now() - interval '26 months'`,
  )
  expect(late).toEqual([])
  const [recent] = await database.sql<{ count: number }>(
    `select count(*)::integer count from claim_notifications join claims on claims.rec_id = claims_rec_id
     where ${ofDeliveries} and date_criteria_met > now() - interval '90 days'`,
  )
  expect(recent!.count).toBeGreaterThan(5)
  expect(await database.sql('select id from outbox')).toEqual([])
})

test('changes nothing at the next start', async () => {
  const countRows = () => database.sql('select (select count(*) from deliveries), (select count(*) from claim_notes)')
  const before = await countRows()
  await bring()
  expect(await countRows()).toEqual(before)
})

test('imports nothing if all demo claims are already loaded', async () => {
  const older = await openTestDatabase()
  try {
    await bring(older)
    expect(await older.sql('select rec_id from deliveries')).toEqual([])
  } finally {
    await older.close()
  }
})

test('imports the same claims if two copies start together', async () => {
  const shared = await openTestDatabase({ demoData: false })
  try {
    await loadReferenceData(shared)
    await loadDemoData(shared, { demoData: true, production: false }, { share: 0, withoutDeliveredClaims: true })
    await Promise.all([bring(shared), bring(shared)])
    const applied = "select distinct file_name from deliveries where state = 'applied' order by file_name"
    expect(await shared.sql(applied)).toEqual(await database.sql(applied))
    const imported = `select claim_number, loss_paid, (select count(*) from claim_notes where claims_rec_id = claims.rec_id)
      from claims where ${ofDeliveries} order by claim_number`
    expect(await shared.sql(imported)).toEqual(await database.sql(imported))
    expect(await shared.sql("select file_name from deliveries where state not in ('applied', 'discarded')")).toEqual([])
  } finally {
    await shared.close()
  }
})
