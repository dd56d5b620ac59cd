import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { mountSmallDisk, notMounted, type SmallDisk } from '../small-disk.ts'
import type { DatabaseKind, Trial } from '../trial.ts'

const maxFills = 5

/** The folder that is on the small disk, and its size: of PGlite all data, otherwise the files. */
const disks: Record<DatabaseKind, { folder: string; size: string }> = {
  PostgreSQL: { folder: 'files', size: '8m' },
  PGlite: { folder: '.', size: '600m' },
}

export const diskFull: Trial = {
  name: 'disk full',
  does: 'Fills the disk of the files (with PGlite that of the database as well) under load, then makes room. PGlite is restarted then, as the guide says.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: true,
  async run({ kind, random, kills, open, count, settle, note }) {
    const { folder, size } = disks[kind]
    const mounted: { disk?: SmallDisk | undefined } = {}
    const site = await open({
      prepare: async (dataDir) => {
        const path = join(dataDir, folder)
        await mkdir(path, { recursive: true })
        mounted.disk = await mountSmallDisk(path, size)
        return async () => mounted.disk?.unmount()
      },
    })
    if (!mounted.disk) return note(notMounted)
    await site.begin()
    for (let time = 0; time < Math.min(kills, maxFills); time++) {
      await sleep(random.whole(1_000, 3_000))
      const makeRoom = await mounted.disk.fill()
      count()
      await sleep(random.whole(1_000, 3_000))
      await makeRoom()
      if (kind === 'PGlite') {
        await site.server.kill()
        await site.server.start()
      }
    }
    await settle(site)
  },
}
