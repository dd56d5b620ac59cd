import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import type { ListedFile, OpenPlace } from './watched-place.ts'

/** A local folder, or a mounted one. */
export async function openFolderPlace(folder: string): Promise<OpenPlace> {
  return {
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files: ListedFile[] = []
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(() => undefined) // the file may be gone by now
        if (found)
          files.push({
            path: relative(folder, path).split(sep).join('/'),
            size: found.size,
            modified: Math.floor(found.mtimeMs),
          })
      }
      return files
    },

    download: (path, target) => copyFile(join(folder, path), target),

    async move(path, target) {
      await mkdir(dirname(join(folder, target)), { recursive: true })
      await rename(join(folder, path), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },

    close: async () => undefined,
  }
}
