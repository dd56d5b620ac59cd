import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A small disk in memory. */
export interface SmallDisk {
  /** Writes until there is no room. Returns what makes room again. */
  fill: () => Promise<() => Promise<void>>
  unmount: () => Promise<void>
}

/**
 * Mounts a small disk on an empty folder. Undefined where this process may not mount one.
 * @param size in the format of `mount`, such as `8m`
 */
export async function mountSmallDisk(folder: string, size: string): Promise<SmallDisk | undefined> {
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'tmpfs', folder])
  } catch {
    return undefined
  }
  return {
    fill: async () => {
      const path = join(folder, 'filling')
      await fill(path)
      return () => rm(path)
    },
    unmount: async () => void (await promisify(execFile)('umount', [folder])),
  }
}

export const notMounted = 'Not run: a small disk cannot be mounted here.'

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
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
