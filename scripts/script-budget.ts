import { brotliCompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

import { builtPages, chunksOfPage, dashboard } from './page-chunks.ts'

/** The budget for the scripts that a page loads before it shows. */
interface Budget {
  /** The maximum size in thousands of bytes, compressed by brotli. */
  maxKilobytes: number
  /** Modules that the page must not load. */
  without: RegExp
}

/**
 * Modules that no page may load before it shows: charts load after the page, workbooks on a click, and the contract's
 * checks and ajv's compiler never.
 */
const late = /node_modules\/(@nivo|@e965|typebox|ajv)\//
const tables = /node_modules\/@tanstack\/(react-)?table/
const pickers = /node_modules\/(@mantine\/dates\/esm|@floating-ui)\//
/** Modules of forms. Every page may load the checks of email addresses and confirmation numbers. */
const forms =
  /(node_modules\/(@rjsf|libphonenumber-js)\/|packages\/form-engine\/src\/(?!text\/|claim\/confirmation-number\.ts))/
const excluding = (...parts: RegExp[]) => new RegExp([late, ...parts].map(({ source }) => source).join('|'))

const reporting = '_signed-in/_company/report-claim'
const visitor: Budget = { maxKilobytes: 136.5, without: excluding(tables, forms) }
/** The page of a valid mailed link. */
const passwordForm = 'src/features/auth/password/password-form-page.tsx'
const passwordFormBudget: Budget = { maxKilobytes: 226, without: excluding(tables, pickers) }

/** Budgets by the file below `src/routes`. */
const budgets: Record<string, Budget> = {
  index: visitor,
  '_visitor/login': visitor,
  '_visitor/forgot': visitor,
  '_visitor/reset.$token': visitor,
  '_visitor/setup.$token': visitor,
  'confirm-copy.$token': visitor,
  'keep-drafts.$token': visitor,
  '_signed-in/select-company': { maxKilobytes: 230, without: excluding(forms) },
  [`${reporting}/index`]: { maxKilobytes: 213, without: excluding(tables, forms) },
  [`${reporting}/online-claim`]: { maxKilobytes: 341, without: excluding(tables) },
}
const dashboardBudget: Budget = { maxKilobytes: 220, without: excluding(tables, forms) }
const anyPage: Budget = { maxKilobytes: 324, without: late }

/**
 * Measures the scripts that each page loads before it shows, and prints them, the largest first. Fails the build if a
 * page exceeds its budget or loads modules that it must not load.
 */
export function scriptBudget(): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const weights = new Map(chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code).length / 1_000]))
      const faults: string[] = []
      const sizeOf = (page: string, { maxKilobytes, without: unwanted }: Budget, loaded: typeof chunks) => {
        const weight = loaded.reduce((sum, chunk) => sum + (weights.get(chunk) ?? 0), 0)
        if (weight > maxKilobytes)
          faults.push(`${page} loads ${weight.toFixed(1)} kB of script; its budget is ${maxKilobytes} kB.`)
        const found = loaded.flatMap(({ moduleIds }) => moduleIds).find((id) => unwanted.test(id))
        if (found) faults.push(`${page} loads ${found}, of which it shows nothing.`)
        return { weight, line: `${weight.toFixed(1).padStart(7)} of ${maxKilobytes} kB  ${page}` }
      }
      const pages = builtPages(chunks)
      for (const page of Object.keys(budgets)) if (!pages.includes(page)) faults.push(`${page} has no script.`)
      const rows = pages.map((page) => sizeOf(page, budgets[page] ?? anyPage, chunksOfPage(page, chunks)))
      const signedIn = chunksOfPage(dashboard.page, chunks, dashboard.further)
      rows.push(sizeOf('index, signed in (dashboard)', dashboardBudget, signedIn))
      const setup = '_visitor/setup.$token'
      rows.push(sizeOf(`${setup}, with its form`, passwordFormBudget, chunksOfPage(setup, chunks, [passwordForm])))
      rows.sort((a, b) => b.weight - a.weight)
      console.log(rows.map(({ line }) => line).join('\n'))
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}
