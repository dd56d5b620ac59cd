import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a brotli and a gzip copy beside each text file of the build, so that the server compresses nothing. */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    enforce: 'post',
    // Once the files are written: until then Vite still puts the final names into them.
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
