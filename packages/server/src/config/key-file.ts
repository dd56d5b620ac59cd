import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The base64 text of the key file in the data folder. Creates the file on the first call, readable only by its owner.
 * Two servers that start at the same moment get the same key.
 */
export function readOrCreateKeyFile(dataDir: string): string {
  const file = join(dataDir, 'encryption.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
    try {
      linkSync(draft, file) // atomic, and fails if another server has created the file
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}
