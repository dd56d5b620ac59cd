import type { LossRunWorkshop } from './areas/claims/index.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Providers } from './providers/providers.ts'
import type { FileStorage } from './storage/file-storage.ts'
import type { Threads } from './threads/threads.ts'

/** What the areas of the server are built from. */
export interface Parts {
  config: Config
  database: Database
  storage: FileStorage
  providers: Providers
  lossRuns: LossRunWorkshop
  threads: Threads
}
