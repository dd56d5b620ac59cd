// Holds every source file against the import table, but tests and what they alone need (folders called testing);
// exit code 1 and one line for each import that breaks it.
import { globSync, readFileSync } from 'node:fs'

import { brokenImports } from './imports.ts'

const files = globSync(['src/**/*.{ts,tsx}', 'packages/*/{src,catalogue}/**/*.{ts,tsx}'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))

const broken = files.flatMap((file) => brokenImports(file, readFileSync(file, 'utf8')))
for (const sentence of broken) console.error(sentence)
if (files.length === 0) console.error('No source files found.')
process.exitCode = broken.length > 0 || files.length === 0 ? 1 : 0
