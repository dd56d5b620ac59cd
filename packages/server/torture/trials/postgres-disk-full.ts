import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { postgresPrograms, startCluster, type Cluster } from '../postgres-cluster.ts'
import { mountSmallDisk, notMounted, type SmallDisk } from '../small-disk.ts'
import type { Trial, TrialContext } from '../trial.ts'

const maxFills = 4

/** Enough for the demo data and the log of some reports. */
const size = '1g'

export const postgresDiskFull: Trial = {
  name: 'disk of PostgreSQL full',
  does: 'Fills the disk of a PostgreSQL of its own under load, then makes room and starts PostgreSQL again, while the server runs on.',
  databases: ['PostgreSQL'],
  mayRepeatMail: true,
  async run(context) {
    if (postgresPrograms === undefined) return context.note('Not run: no initdb was found.')
    const folder = await mkdtemp(join(tmpdir(), 'captive-portal-small-disk-'))
    const disk = await mountSmallDisk(folder, size)
    try {
      if (!disk) return context.note(notMounted)
      const cluster = await startCluster(postgresPrograms, folder)
      try {
        await fillUnderLoad(context, cluster, disk)
      } finally {
        await cluster.remove()
      }
    } finally {
      await disk?.unmount()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function fillUnderLoad(
  { random, kills, open, count, settle }: TrialContext,
  cluster: Cluster,
  disk: SmallDisk,
): Promise<void> {
  const site = await open({ postgres: cluster.url })
  await site.begin()
  for (let time = 0; time < Math.min(kills, maxFills); time++) {
    await sleep(random.whole(500, 2_000))
    const makeRoom = await disk.fill()
    count()
    await sleep(random.whole(500, 2_000))
    await makeRoom()
    await cluster.restart('immediate')
  }
  await settle(site)
}
