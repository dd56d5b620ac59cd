import { brotliCompressSync } from 'node:zlib'

import type { Plugin, Rolldown } from 'vite'

interface Budget {
  page: string
  /** Ends of the ids of the modules that the page loads with the portal's entry. */
  modules: string[]
  /** Thousands of bytes of script, brotli as sent. */
  most: number
  /** What the page shows nothing of. */
  without: RegExp
}

const heavy =
  /node_modules\/(@nivo|@tanstack\/(react-)?table|@tanstack\/react-virtual|@rjsf|@e965|libphonenumber-js|typebox)\//
const charts = /node_modules\/(@nivo|@e965|typebox)\//
const split = (route: string) => `src/routes/${route}.tsx?tsr-split=component`
const company = '_signed-in/_company'
const member = 'src/features/shell/member-shell.tsx'

const budgets: Budget[] = [
  { page: '/ (landing)', modules: [split('index')], most: 132, without: heavy },
  { page: '/login', modules: [split('_visitor/login')], most: 136, without: heavy },
  {
    page: '/ (dashboard)',
    modules: [member, split('index'), 'src/features/shell/home-page.tsx'],
    most: 220,
    without: heavy,
  },
  { page: '/report-claim', modules: [member, split(`${company}/report-claim/index`)], most: 230, without: charts },
  { page: '/select-company', modules: [member, split('_signed-in/select-company')], most: 220, without: charts },
  {
    page: '/report-claim/online-claim',
    modules: [member, split(`${company}/report-claim/online-claim`)],
    most: 300,
    without: charts,
  },
]

/** Weighs what the pages load before they show; prints the table, and fails the build where a page is too heavy. */
export function scriptBudget(): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const weights = new Map(chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code).length / 1_000]))
      const faults: string[] = []
      const lines = budgets.map(({ page, modules, most, without }) => {
        const roots = chunks.filter(
          ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => modules.some((end) => id.endsWith(end))),
        )
        if (roots.length === 0) faults.push(`${page} has no script.`)
        const loaded = withImports(roots, chunks)
        const weight = loaded.reduce((sum, chunk) => sum + (weights.get(chunk) ?? 0), 0)
        if (weight > most) faults.push(`${page} loads ${weight.toFixed(1)} kB of script; its budget is ${most} kB.`)
        const unwanted = loaded.flatMap(({ moduleIds }) => moduleIds).find((id) => without.test(id))
        if (unwanted) faults.push(`${page} loads ${unwanted}, of which it shows nothing.`)
        return `${page.padEnd(28)}${weight.toFixed(1).padStart(7)} of ${most} kB`
      })
      console.log(lines.join('\n'))
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}

/** The chunks and all that they import, each once. */
function withImports(roots: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(roots)
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}
