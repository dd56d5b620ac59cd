import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically and durably: after a crash or a power cut it is complete or absent. */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`
  try {
    await writeSynced(draft, content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // Windows cannot open folders
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
