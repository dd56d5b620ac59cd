import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a brotli and a gzip copy of each text file in the build, so that the server does not need to compress
 * anything.
 */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    enforce: 'post',
    // Runs after the files are written, because Vite inserts the final file names until then.
    async writeBundle({ dir = '.' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const content = await readFile(join(dir, name))
          await writeFile(join(dir, `${name}.br`), await toBrotli(content))
          await writeFile(join(dir, `${name}.gz`), await toGzip(content))
        }),
      )
    },
  }
}
