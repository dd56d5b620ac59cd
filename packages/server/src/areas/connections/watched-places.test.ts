import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import type { Delivery, WatchedPlace } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { deliveryOf } from '../../../test/deliveries.ts'
import { insertPolicies } from '../../../test/insert-claims.ts'
import { startS3, type TestS3 } from '../../../test/start-s3.ts'
import { startSftp, type TestSftp } from '../../../test/start-sftp.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { parseBucketAddress } from '../../config/bucket-address.ts'
import { BusyError } from '../../errors/refusals.ts'
import { openS3 } from '../../storage/open-s3.ts'
import { openPlace } from './watch/watched-place.ts'
import { checkPlace } from './watch/check-places.ts'

let server: TestServer
let staff: Caller
let folder: string
let sftpFolder: string
let s3: TestS3
let sftp: TestSftp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-folder-'))
  sftpFolder = await mkdtemp(join(tmpdir(), 'watched-sftp-'))
  await mkdir(join(sftpFolder, 'outgoing'))
  s3 = await startS3()
  sftp = await startSftp(sftpFolder)
  server = await startTestServer({
    WATCH_FOLDER: folder,
    S3_URL: s3.url,
    WATCH_S3: 's3://files/incoming',
    WATCH_SFTP: `sftp://keel@127.0.0.1:${sftp.port}/outgoing`,
    WATCH_SFTP_HOST_KEY: sftp.hostKey,
    WATCH_SFTP_PASSWORD: sftp.password,
  })
  staff = await server.as('staff.admin@demo.example')
  await insertPolicies(server.database.sql, 100, [
    { policy_id: 900_001, effective_date: '2026-01-01', expiration_date: '2027-01-01' },
  ])
})
afterAll(async () => {
  await server.close()
  await sftp.close()
  await s3.close()
  for (const one of [folder, sftpFolder]) await rm(one, { recursive: true, force: true })
})

beforeEach(async () => {
  const { sql } = server.database
  for (const table of ['watched_files', 'watched_sightings', 'watched_places', 'claim_valuations', 'delivery_changes'])
    await sql(`delete from ${table}`)
  for (const table of [
    'delivery_notifications',
    'delivery_mapping_versions',
    'deliveries',
    'delivery_sources',
    'outbox',
  ])
    await sql(`delete from ${table}`)
  await sql(
    `delete from claim_notifications where claims_rec_id in (select rec_id from claims where claim_number like 'KC-%')`,
  )
  await sql(`delete from claims where claim_number like 'KC-%'`)
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
})

/** Each staff user who handles deliveries gets one mail. */
const mailsToOne = `select recipient, subject from outbox where recipient = 'staff.admin@demo.example'`

type Setting = 'WATCH_FOLDER' | 'WATCH_S3' | 'WATCH_SFTP'
const placeOf = (setting: Setting) => server.config.watched.find((place) => place.setting === setting)!
const dependencies = () => ({
  dependencies: server.app.dependencies,
  log: server.app.log,
  signal: new AbortController().signal,
})
const check = (setting: Setting) => checkPlace(placeOf(setting), dependencies())
const checkTwice = async (setting: Setting) => {
  await check(setting)
  await check(setting)
}
const deliveries = async () => (await staff('getDeliveries')).body.Payload as Delivery[]
const places = async () => (await staff('getWatchedPlaces')).body.Payload as WatchedPlace[]
const filesIn = async (setting: Setting) => {
  const place = await openPlace(placeOf(setting))
  const files = await place.list()
  await place.close()
  return files.map(({ path }) => path.replace(/\/\d+ /, '/N ')).toSorted()
}
const losses = (paid = 10) => deliveryOf('2026-09-30', [{ number: 'KC-1', paid }])

async function drop(setting: Setting, path: string, content: string): Promise<void> {
  if (setting === 'WATCH_S3') {
    const client = openS3(parseBucketAddress(s3.url)!)
    await client.send(new PutObjectCommand({ Bucket: 'files', Key: `incoming/${path}`, Body: content }))
    return client.destroy()
  }
  const target = join(setting === 'WATCH_FOLDER' ? folder : join(sftpFolder, 'outgoing'), path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}

describe.each(['WATCH_FOLDER', 'WATCH_S3', 'WATCH_SFTP'] as const)('the place of %s', (setting) => {
  test('imports a file once it stops growing, and mails staff', async () => {
    await drop(setting, 'Keel Claims/losses.csv', losses().slice(0, 40))
    await check(setting)
    await drop(setting, 'Keel Claims/losses.csv', losses())
    await check(setting)
    expect(await deliveries()).toEqual([])
    await check(setting)
    expect(await deliveries()).toMatchObject([
      { FileName: 'losses.csv', Source: 'Keel Claims', State: 'waiting', BroughtBy: setting, New: 1 },
    ])
    expect(await filesIn(setting)).toEqual(['needs a person/Keel Claims/N losses.csv'])
    await checkTwice(setting)
    const mails = await server.database.sql(mailsToOne)
    expect(mails).toEqual([
      { recipient: 'staff.admin@demo.example', subject: 'A delivery needs your attention: Keel Claims/losses.csv' },
    ])
    expect((await places()).find(({ Setting }) => Setting === setting)).toMatchObject({ LastError: null })
    await server.database.sql('delete from outbox')
    for (const path of await filesIn(setting)) expect(path).toMatch(/^needs a person/)
  })
})

test('applies a proven mapping automatically, and imports content once', async () => {
  for (let paid = 1; paid <= 3; paid++) {
    await drop('WATCH_FOLDER', `Keel Claims/${paid}.csv`, losses(paid))
    await checkTwice('WATCH_FOLDER')
    const [newest] = await deliveries()
    await staff('applyDelivery', { body: { RecId: newest?.RecId, Accepted: [] } })
  }
  await drop('WATCH_FOLDER', 'Keel Claims/4.csv', losses(4))
  await checkTwice('WATCH_FOLDER')
  await drop('WATCH_FOLDER', 'Keel Claims/again.csv', losses(4))
  await checkTwice('WATCH_FOLDER')
  const all = await deliveries()
  expect(all).toHaveLength(4)
  expect(all[0]).toMatchObject({ State: 'applied', AppliedBy: 'Watched locations', Changed: 1 })
  expect((await filesIn('WATCH_FOLDER')).filter((path) => path.startsWith('done/'))).toEqual([
    'done/Keel Claims/N 4.csv',
    'done/Keel Claims/N again.csv',
  ])
})

test.each(['discardDelivery', 'takeBackDelivery'] as const)('imports content again after %s', async (undo) => {
  await drop('WATCH_FOLDER', 'Keel Claims/losses.csv', losses())
  await checkTwice('WATCH_FOLDER')
  const [{ RecId } = { RecId: 0 }] = await deliveries()
  if (undo === 'takeBackDelivery') await staff('applyDelivery', { body: { RecId, Accepted: [] } })
  expect((await staff(undo, { body: { RecId } })).body.Error).toMatchObject({ ErrorStatus: 0 })
  await drop('WATCH_FOLDER', 'Keel Claims/again.csv', losses())
  await checkTwice('WATCH_FOLDER')
  expect((await deliveries())[0]).toMatchObject({ FileName: 'again.csv', State: 'waiting' })
  expect(await filesIn('WATCH_FOLDER')).toContain('needs a person/Keel Claims/N again.csv')
  const mails = await server.database.sql(`${mailsToOne} and subject like 'A delivery needs your attention%'`)
  expect(mails).toHaveLength(2)
})

test('imports a file later if the server is busy', async () => {
  const { dependencies: own, ...rest } = dependencies()
  const receive = () => Promise.reject(new BusyError())
  const busy = { ...own, storage: { ...own.storage, receive } }
  await drop('WATCH_FOLDER', 'Keel Claims/losses.csv', losses())
  for (const _ of [1, 2]) await checkPlace(placeOf('WATCH_FOLDER'), { dependencies: busy, ...rest })
  expect(await filesIn('WATCH_FOLDER')).toEqual(['Keel Claims/losses.csv'])
  await check('WATCH_FOLDER')
  expect(await deliveries()).toMatchObject([{ State: 'waiting' }])
})

test('moves an executable aside and states the reason', async () => {
  await drop('WATCH_FOLDER', 'run.exe', 'MZ')
  await drop('WATCH_FOLDER', '.losses.csv', losses())
  await drop('WATCH_FOLDER', 'losses.csv.filepart', losses())
  await checkTwice('WATCH_FOLDER')
  expect(await deliveries()).toEqual([])
  expect((await readdir(join(folder, 'needs a person'))).join()).toMatch(/ run\.exe$/)
  expect(await readFile(join(folder, '.losses.csv'), 'utf8')).toBe(losses())
  const [mail] = await server.mails()
  expect(mail).toContain('run.exe')
})

test('moves a damaged CSV aside and states the reason', async () => {
  await drop('WATCH_FOLDER', 'Keel Claims/losses.csv', `${losses()}"KC-2,TEST-900001`)
  await checkTwice('WATCH_FOLDER')
  expect(await deliveries()).toMatchObject([{ State: 'refused', Refused: 1 }])
  expect(await filesIn('WATCH_FOLDER')).toEqual(['needs a person/Keel Claims/N losses.csv'])
  expect(await server.database.sql(mailsToOne)).toHaveLength(1)
  expect((await places()).find(({ Setting }) => Setting === 'WATCH_FOLDER')).toMatchObject({ LastError: null })
})

test('looks at a place with 20,000 files', async () => {
  await mkdir(join(folder, 'archive'))
  for (let start = 0; start < 20_000; start += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, index) => writeFile(join(folder, 'archive', `${start + index}.csv`), '')),
    )
  await check('WATCH_FOLDER')
  expect((await places()).find(({ Setting }) => Setting === 'WATCH_FOLDER')).toMatchObject({ LastError: null })
  expect(await server.database.sql('select count(*)::integer sightings from watched_sightings')).toEqual([
    { sightings: 20_000 },
  ])
}, 60_000)

test('reports the error of a place', async () => {
  const sftpPlace = placeOf('WATCH_SFTP')
  if (sftpPlace.setting !== 'WATCH_SFTP') throw new TypeError('It is another place.')
  const otherKey = { ...sftpPlace, sftp: { ...sftpPlace.sftp, hostKey: 'A'.repeat(43) } }
  await checkPlace(otherKey, dependencies())
  const shown = (await places()).find(({ Setting }) => Setting === 'WATCH_SFTP')
  expect(shown).toMatchObject({
    Address: `sftp://keel@127.0.0.1:${sftp.port}/outgoing`,
    LastError: 'The key of the SFTP server does not match WATCH_SFTP_HOST_KEY.',
  })
  expect(JSON.stringify(await places())).not.toContain(sftp.password)
})

test('imports a file once when two copies look simultaneously', async () => {
  await drop('WATCH_FOLDER', 'Keel Claims/losses.csv', losses())
  await check('WATCH_FOLDER')
  await Promise.all([check('WATCH_FOLDER'), check('WATCH_FOLDER')])
  expect(await deliveries()).toHaveLength(1)
  expect(await filesIn('WATCH_FOLDER')).toEqual(['needs a person/Keel Claims/N losses.csv'])
  expect(await server.database.sql(mailsToOne)).toHaveLength(1)
})
