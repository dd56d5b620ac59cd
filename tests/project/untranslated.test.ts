import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const files = globSync('src/features/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const sources = files.map((file) => readFileSync(file, 'utf8'))

/** Register columns with names of people and companies, from their `header` to the end of the next line. */
const nameColumns = sources.flatMap(
  (source) =>
    source.match(/header: [\w.]+\.(?:company|companyName|firstName|lastName|name|claimant),[^\n]*(?:\n[^\n]*)?/g) ?? [],
)

test('browsers do not translate names in registers', () => {
  expect(nameColumns.length).toBeGreaterThan(10)
  expect(nameColumns.filter((column) => !column.includes('verbatim: true'))).toEqual([])
})
