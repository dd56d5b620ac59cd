// Checks every source file against the import table, except tests and the folders `testing`, which only tests use.
// Prints one line for each violation, and exits with 1 if there is any.
import { globSync, readFileSync } from 'node:fs'

import { brokenImports } from './imports.ts'

const files = globSync(['src/**/*.{ts,tsx}', 'packages/*/{src,catalogue}/**/*.{ts,tsx}'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))

const broken = files.flatMap((file) => brokenImports(file, readFileSync(file, 'utf8')))
for (const sentence of broken) console.error(sentence)
if (files.length === 0) console.error('No source files found.')
process.exitCode = broken.length > 0 || files.length === 0 ? 1 : 0
