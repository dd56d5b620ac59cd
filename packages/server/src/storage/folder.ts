import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { NotFoundError } from '../errors/refusals.ts'
import { isStorageKey, newStorageKey, partOf, wholeOf, type FileStorage } from './file-storage.ts'
import { Inspection } from './inspection.ts'
import { syncFolder } from './write-durably.ts'
import { texts } from './texts.ts'

const pageLength = 500

/** File storage in a local folder. */
export async function openFolder(folder: string): Promise<FileStorage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (storageKey: string) => join(folder, storageKey)
  const writtenAt = async (name: string) => (await stat(pathOf(name)).catch(() => undefined))?.mtime

  return {
    async store(content, check, limit) {
      const storageKey = newStorageKey()
      const draft = pathOf(partOf(storageKey))
      const inspection = new Inspection(check, limit)
      try {
        await writeAll(draft, inspection.pass(content))
        await rename(draft, pathOf(storageKey))
        await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { storageKey, size: inspection.size, mediaType: inspection.mediaType }
    },

    async read(storageKey) {
      if (!isStorageKey(storageKey)) throw new NotFoundError(texts.noDocument)
      const file = await open(pathOf(storageKey)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new NotFoundError(texts.noDocument) : error
      })
      return file.createReadStream()
    },

    async remove(storageKey) {
      if (isStorageKey(wholeOf(storageKey))) await rm(pathOf(storageKey), { force: true })
    },

    async *keysBefore(moment) {
      const names = (await readdir(folder)).filter((name) => isStorageKey(wholeOf(name)))
      for (let start = 0; start < names.length; start += pageLength) {
        const page = names.slice(start, start + pageLength)
        const times = await Promise.all(page.map(writtenAt))
        yield page.filter((_, index) => (times[index] ?? moment) < moment)
      }
    },
  }
}

async function writeAll(path: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}
