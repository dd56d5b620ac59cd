import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'

import { build, type PluginOption, type Rolldown } from 'vite'

export interface BundleSizeOptions {
  /** Modules that are not included. */
  readonly without?: RegExp
  readonly plugins?: PluginOption[]
}

/** The size in bytes of a script with all its imports, built by Vite and compressed by gzip. */
export async function bundleSize(input: string, { without, plugins = [] }: BundleSizeOptions): Promise<number> {
  const result = await build({
    root: dirname(input),
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        ...(without && { external: without }),
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0)
}
