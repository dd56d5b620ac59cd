import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkPlace } from '../../src/areas/connections/index.ts'
import { readConfig, type Config } from '../../src/config/config.ts'
import type { Database } from '../../src/database/database.ts'
import { systemScope } from '../../src/database/scope.ts'
import { deliveries } from '../../src/database/tables/deliveries.ts'
import { outbox } from '../../src/database/tables/operation.ts'
import { openFolder } from '../../src/storage/folder.ts'
import { addScanner, type ScannedStorage } from '../../src/storage/scanned-storage.ts'
import { deliveryOf } from '../deliveries.ts'
import { Life } from './life.ts'
import { crashableDatabase } from './crashable.ts'
import { createWorld, type World } from './world.ts'

let world: World
let folder: string
let config: Config
let storage: ScannedStorage
beforeEach(async () => {
  world = await createWorld()
  folder = join(world.dataDir, 'watched')
  await mkdir(join(folder, 'Keel Claims'), { recursive: true })
  await writeFile(join(folder, 'Keel Claims/losses.csv'), deliveryOf('2026-09-30', [{ number: 'KC-1', paid: 10 }]))
  config = readConfig({ DATA_DIR: world.dataDir, WATCH_FOLDER: folder })
  storage = addScanner(await openFolder(join(world.dataDir, 'files')), undefined)
})
afterEach(() => world.remove())

const check = async (database: Database) => {
  const log = { warn: () => undefined }
  const { signal } = new AbortController()
  for (const place of config.watched)
    await checkPlace(place, { dependencies: { config, database, storage }, log, signal })
}

test.each([
  ['before a commit', 2],
  ['before a commit', 3],
  ['after a commit', 1],
  ['after a commit', 2],
  ['after a commit', 3],
] as const)(
  'a file becomes one delivery with one mail per user when the server dies %s (%i)',
  async (point, count) => {
    const first = await world.open()
    await check(first)
    const life = new Life(point, count)
    await Promise.race([check(crashableDatabase(life, first)), life.ended])
    life.end('at rest')
    while (!life.isStill) await sleep(2)
    await world.bury()

    const database = await world.open()
    await check(database)
    await check(database)
    const found = await database.transaction(systemScope, async (tx) => ({
      deliveries: await tx.$count(deliveries),
      recipients: (await tx.select({ to: outbox.recipient }).from(outbox)).map(({ to }) => to),
    }))
    expect(found.deliveries).toBe(1)
    expect(found.recipients.length).toBeGreaterThan(0)
    expect(new Set(found.recipients).size).toBe(found.recipients.length)
    expect(await readdir(join(folder, 'needs a person/Keel Claims'))).toHaveLength(1)
    expect(await readdir(join(folder, 'Keel Claims'))).toEqual([])
    await database.close()
  },
  180_000,
) // starts a database twice
