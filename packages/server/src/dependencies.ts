import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Providers } from './providers/providers.ts'
import type { ScannedStorage } from './storage/scanned-storage.ts'
import type { Threads } from './threads/threads.ts'
import type { FormValidators } from './validators/form-validators.ts'

/** Dependencies of all areas. app.ts creates them once; tests replace some. */
export interface Dependencies {
  config: Config
  database: Database
  storage: ScannedStorage
  providers: Providers
  threads: Threads
  validators: FormValidators
}
