import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that is there whole or not at all, and stays there after a power cut. */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** A rename is durable once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // folders cannot be opened there
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
