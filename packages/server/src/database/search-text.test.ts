import { searchText } from '@captive/api-client/contract'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { searchTextOf } from './search-text.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ demoData: false })
})
afterAll(() => database.close())

/**
 * The search text of each text, and its lower case after compatibility normalization, both computed by the database.
 */
async function inDatabase(texts: readonly string[]) {
  const query = new PgDialect().sqlToQuery(searchTextOf(sql.raw('texts.text')))
  return database.sql<{ text: string; found: string; small: string }>(
    `select text, ${query.sql} found, lower(normalize(text, nfkd)) small from unnest($${query.params.length + 1}::text[]) texts(text)`,
    [...query.params, texts],
  )
}

/**
 * A letter that is newer than the database's version of Unicode. The database knows neither its lower case nor its
 * decomposition.
 */
function isNewer({ text, small }: { text: string; small: string }): boolean {
  const plain = text.normalize('NFKD')
  return (small === plain && small.toLowerCase() !== small) || (small === text && plain !== text)
}

test('SQL and JavaScript agree on every character', async () => {
  const all = Array.from({ length: 0x40000 }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Assigned}/u.test(character))
  const found = await inDatabase(all)
  expect(found).toHaveLength(all.length)
  const wrong = found.filter((each) => each.found !== searchText(each.text) && !isNewer(each))
  expect(wrong).toEqual([])
  expect(found.filter(isNewer).length).toBeLessThan(all.length / 500) // the number depends on the PostgreSQL release
})

/** Letters of many alphabets with and without accents, digits, symbols and emoji, in any order. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('PeñaÅŁßΣςШйآأئקְדनिहिंदी日本語ガ한글ไทย١٢३½①ﬁ🚚👩‍🔧 -./\u0301\u200d')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
})

test('SQL and JavaScript agree on random texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 50 }), async (texts) => {
      const found = await inDatabase(texts)
      for (const { text: given, found: made } of found) {
        if (![...given].some((character) => newer.has(character))) expect(made, given).toBe(searchText(given))
      }
    }),
    { numRuns: 50 },
  )
})

const newer = new Set<string>()
beforeAll(async () => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{L}/u.test(character))
  for (const each of await inDatabase(letters)) if (isNewer(each)) newer.add(each.text)
})
