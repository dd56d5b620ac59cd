import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { extract } from 'tar'

import { lockFolder } from '../database/folder-lock.ts'
import { syncFolder } from '../storage/write-durably.ts'
import { hashFiles, manifestName, partsOf, type Manifest } from './contents.ts'

export class UnusableBackupError extends Error {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file} cannot be restored: ${reason}. Nothing was changed.`, { cause })
    this.name = 'UnusableBackupError'
  }
}

export class DataInTheWayError extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} already contains data. Set DATA_DIR to another folder, or add --replace to move the existing data aside.`,
    )
    this.name = 'DataInTheWayError'
  }
}

/**
 * Restores a backup into a data folder. The archive is unpacked and verified first. With `replace`, existing data is
 * moved into a folder `replaced-<time>` within the data folder.
 * @returns that folder, if there was data
 * @throws UnusableBackupError, DataInTheWayError, FolderInUseError when a server uses the folder
 */
export async function restore(
  file: string,
  dataDir: string,
  { replace }: { replace: boolean },
): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const release = await lockFolder(join(dataDir, 'database'))
  const unpacked = join(dataDir, 'restoring')
  try {
    const present = partsOf(dataDir)
    if (present.length > 0 && !replace) throw new DataInTheWayError(dataDir)
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked, { mode: 0o700 })
    await unpack(file, unpacked)

    const replaced = join(dataDir, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`)
    if (present.length > 0) await moveParts(dataDir, replaced)
    await moveParts(unpacked, dataDir)
    return present.length > 0 ? replaced : undefined
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    await release()
  }
}

/** @throws UnusableBackupError when the file is not a backup, has another format, or is damaged */
async function unpack(file: string, folder: string): Promise<void> {
  const { format, files } = await readArchive(file, folder).catch((error: Error) => {
    throw new UnusableBackupError(file, `it is missing, incomplete, damaged or not a backup (${error.message})`, error)
  })
  if (format !== 1) throw new UnusableBackupError(file, 'it is not a backup of this version of the portal')
  if (!isDeepStrictEqual(files, await hashFiles(folder)))
    throw new UnusableBackupError(file, 'its files differ from the files that were backed up')
}

async function readArchive(file: string, folder: string): Promise<Partial<Manifest>> {
  // Synchronous, so that nothing is written after a failure. The compression ratio is unlimited, because a new journal
  // is all zeros.
  extract({ file, cwd: folder, strict: true, sync: true, maxDecompressionRatio: Infinity })
  return JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Partial<Manifest>
}

async function moveParts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const part of partsOf(from)) await rename(join(from, part), join(to, part))
  await syncFolder(to)
}
