import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../command.mjs'
import { licenseOf } from './licenses.ts'
import { keyOf, productionPackages } from './production-packages.ts'

/** Names of files that contain a license or a notice. */
const licenseFile = /^(?:licen[cs]e|copying|notice|copyright)/i

/**
 * The licenses of everything that is shipped, each with its text. Leaves out packages for other platforms, because they
 * are not installed.
 */
export function licenseTexts(): string {
  const parts = productionPackages()
    .filter(({ folder }) => existsSync(join(root, folder)))
    .map((one) => {
      const head = `${keyOf(one)}\nLicense: ${licenseOf(one)}`
      return [head, ...textsIn(join(root, one.folder))].join('\n\n')
    })
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
