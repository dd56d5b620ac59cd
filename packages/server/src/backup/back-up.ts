import { existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { create } from 'tar'

import { lockFolder } from '../database/folder-lock.ts'
import { syncFolder } from '../storage/write-durably.ts'
import { hashFiles, manifestName, partsOf, type Manifest } from './contents.ts'

export class NothingToBackUpError extends Error {
  constructor(dataDir: string) {
    super(`${dataDir} has no embedded database. Set DATA_DIR to the folder of the installation.`)
    this.name = 'NothingToBackUpError'
  }
}

/**
 * Writes a data folder with an embedded database into one archive (tar, gzip), atomically. The archive contains the
 * key, so keep it as secret as the data. Locks the folder, so that no server starts on it meanwhile.
 * @returns the parts in the archive
 * @throws NothingToBackUpError, FolderInUseError when a server uses the folder
 */
export async function backUp(dataDir: string, file: string): Promise<string[]> {
  const database = join(dataDir, 'database')
  if (!existsSync(database)) throw new NothingToBackUpError(dataDir)
  const release = await lockFolder(database)
  const manifestFile = join(dataDir, manifestName)
  const draft = `${file}.part`
  try {
    const parts = partsOf(dataDir)
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      files: await hashFiles(dataDir),
    }
    await writeFile(manifestFile, JSON.stringify(manifest), { mode: 0o600 })
    await create({ file: draft, cwd: dataDir, gzip: true, portable: true, strict: true, mode: 0o600 }, [
      manifestName,
      ...parts,
    ])
    await sync(draft)
    await rename(draft, file)
    await syncFolder(dirname(file))
    return parts
  } finally {
    await rm(manifestFile, { force: true })
    await rm(draft, { force: true })
    await release()
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
