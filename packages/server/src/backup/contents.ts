import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The parts of a data folder in a backup: the embedded database, the stored files, and the encryption key. */
const parts = ['database', 'files', 'encryption.key']

/** The first entry of the archive. */
export const manifestName = 'backup.json'

export interface Manifest {
  /** The version of the archive format. */
  format: 1
  /** ISO 8601. */
  createdAt: string
  /** SHA-256 in hex by path. Paths have slashes. */
  files: Record<string, string>
}

/** The parts that exist in a folder. */
export const partsOf = (folder: string): string[] => parts.filter((part) => existsSync(join(folder, part)))

/** SHA-256 of every file of the parts of a folder, by path. */
export async function hashFiles(folder: string): Promise<Manifest['files']> {
  const here = partsOf(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => here.includes(path.split('/')[0] ?? ''))
  const files: Manifest['files'] = {}
  for (const path of paths.sort()) files[path] = await hashFile(join(folder, path))
  return files
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
