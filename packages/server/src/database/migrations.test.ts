import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { migrationsFolder } from './database.ts'

test('keeps only the snapshot of the newest migration', () => {
  const meta = join(migrationsFolder, 'meta')
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const newest = entries.at(-1)?.tag.slice(0, 4)
  // drizzle-kit compares the tables with the newest snapshot. It would also read older ones, but does not need them.
  expect(readdirSync(meta).sort()).toEqual([`${newest}_snapshot.json`, '_journal.json'].sort())
})
