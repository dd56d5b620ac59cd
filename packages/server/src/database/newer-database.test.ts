import { expect, test } from 'vitest'

import { databaseUrl, openTestDatabase } from '../../test/databases.ts'
import { NewerDatabaseError } from './database.ts'
import { openInMemory } from './embedded.ts'
import { openPostgres } from './postgres.ts'

const laterMigration = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9e12)"
const url = process.env['TEST_DATABASE_URL'] ?? ''

test('refuses an embedded database that a newer version migrated', async () => {
  const { client, close } = await openInMemory()
  await client.query(laterMigration)
  const snapshot = new Blob([await (await client.dumpDataDir('none')).arrayBuffer()])
  await close()
  await expect(openInMemory(snapshot)).rejects.toThrow(NewerDatabaseError)
})

test.skipIf(url === '')(
  'refuses a PostgreSQL database that a newer version migrated (needs TEST_DATABASE_URL)',
  async () => {
    const database = await openTestDatabase({ demoData: false })
    const [row] = await database.sql<{ name: string }>('select current_database() "name"')
    await database.sql(laterMigration)
    const attempt = openPostgres(databaseUrl(url, row!.name))
    await expect(attempt).rejects.toThrow(/newer version of the portal has migrated/)
    await database.close()
  },
)
