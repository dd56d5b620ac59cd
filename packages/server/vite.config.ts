import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Libraries that look for files of their own beside them: WebAssembly, data, fonts, the script of a worker, addons. */
const withFiles = ['@electric-sql/pglite', 'fontkit', 'pdfkit', 'piscina', 'ssh2-sftp-client']

/** The modules that worker threads load, by the names under which the server asks for them. */
function workerModules(): Record<string, string> {
  const folder = join(import.meta.dirname, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const modules = files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return [...source.matchAll(/workerModule\('([\w-]+)', import/g)].map(([, name = '']) => {
      return [name, join(folder, dirname(file), `${name}.ts`)] as const
    })
  })
  return Object.fromEntries(modules)
}

/** A stack names the place in a library by its file in the bundle: maps of libraries are large. */
const mapsOfOurs: Plugin = {
  name: 'maps-of-ours',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && !file.moduleIds.some((id) => !id.includes('/node_modules/'))) {
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
        file.map = null
        delete bundle[`${file.fileName}.map`]
      }
  },
}

/** The server in a few files, which Node reads and compiles in a fraction of the time that its hundreds of modules take. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [mapsOfOurs],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', ...workerModules() },
      external: [...builtinModules, /^node:/, 'pg-native'],
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/, entriesAware: true }] },
      },
    },
  },
  ssr: { noExternal: true, external: withFiles },
})
