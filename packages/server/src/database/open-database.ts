import { join } from 'node:path'

import type { Config } from '../config/config.ts'
import type { Database, Prepare } from './database.ts'

/**
 * Opens and migrates PostgreSQL if DATABASE_URL is set, otherwise the embedded database in the data folder. Loads only
 * the driver in use.
 * @throws DatabaseUnavailableError
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'production' | 'dataDir'>,
  prepare?: Prepare,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(config.databaseUrl, {
      ownerUrl: config.databaseOwnerUrl,
      poolSize: config.databasePoolSize,
      mustOwnNothing: config.production,
      prepare,
    })
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(join(config.dataDir, 'database'), prepare)
}
