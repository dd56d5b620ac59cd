import { ConfigError, readConfig } from './config/config.ts'
import { DatabaseUnavailableError } from './database/database.ts'
import { explainUnexpected } from './database/failure.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { DemoDataInProductionError } from './demo/load-demo-data.ts'
import { KeyChangedError } from './keys/assert-same-key.ts'
import { start } from './start.ts'
import { StorageUnavailableError } from './storage/file-storage.ts'
import { mapStacks } from './threads/map-stacks.ts'

mapStacks()

/** A sentence for errors that the operator can fix; the stack for all other errors. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailableError || error instanceof KeyChangedError)
    return error.message
  if (error instanceof FolderInUseError || error instanceof DemoDataInProductionError) return error.message
  if (error instanceof StorageUnavailableError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another process. Stop it, or set PORT to another number.`
  if (code === 'EACCES')
    return `Permission was denied. Choose a PORT above 1023 and a DATA_DIR that can be written. ${String(error)}`
  return explainUnexpected(error)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
