import { execFile } from 'node:child_process'
import { open as openFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { DatabaseKind, Trial } from '../trial.ts'

const most = 5

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
    const mounted = { is: true }
    const site = await open({
      prepare: async (dataDir) => {
        const path = join(dataDir, folder)
        await mkdir(path, { recursive: true })
        mounted.is = await mount(path, size)
        return async () => void (mounted.is && (await promisify(execFile)('umount', [path])))
      },
    })
    if (!mounted.is) return note('Not run: a small disk cannot be mounted here.')
    await site.begin()
    for (let time = 0; time < Math.min(kills, most); time++) {
      await sleep(random.whole(1_000, 3_000))
      const filling = join(site.dataDir, folder, 'filling')
      await fill(filling)
      count()
      await sleep(random.whole(1_000, 3_000))
      await rm(filling)
      if (kind === 'PGlite') {
        await site.server.kill()
        await site.server.start()
      }
    }
    await settle(site)
  },
}

const mount = (folder: string, size: string) =>
  promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )

/** Writes until there is no room. */
async function fill(path: string): Promise<void> {
  const file = await openFile(path, 'w')
  try {
    for (const length of [1_000_000, 4_096]) {
      const chunk = Buffer.alloc(length)
      while (await file.write(chunk).then(({ bytesWritten }) => bytesWritten === length, isFull));
    }
  } finally {
    await file.close()
  }
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOSPC') return false
  throw error
}
