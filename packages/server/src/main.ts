import { flushCompileCache } from 'node:module'
import { join } from 'node:path'

import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config/config.ts'
import { DatabaseUnavailableError } from './database/database.ts'
import { explainUnexpected } from './database/failure.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { openDatabase } from './database/open-database.ts'
import { keyOldFingerprints } from './keys/key-old-fingerprints.ts'
import { assertSameKey, KeyChangedError } from './keys/same-key.ts'
import { bringDemoDeliveries } from './demo/bring-demo-deliveries.ts'
import { demoAccounts, demoPassword, DemoDataInProductionError, loadDemoData } from './demo/load-demo-data.ts'
import { fileDemoReports } from './demo/file-demo-reports.ts'
import { leaveDemoWork } from './demo/leave-demo-work.ts'
import { showProgress } from './demo/show-progress.ts'
import { createSendMail } from './mail/transport.ts'
import { mapStacks } from './threads/map-stacks.ts'
import { startBackgroundWork } from './operation/background-work.ts'
import { packageFolder } from './package-folder.ts'
import { loadClaimDefinitions } from './reference/definitions/load-claim-definitions.ts'
import { loadReferenceData } from './reference/load-reference-data.ts'
import { stopOnSignal } from './operation/shutdown.ts'
import { StorageUnavailableError } from './storage/file-storage.ts'
import { openFileStorage } from './storage/open-file-storage.ts'

const portalFolder = join(packageFolder, '../../dist/portal')

mapStacks()

/** Configuration, database, data, listening; then until SIGTERM or SIGINT, which let running calls end. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, (owner) => keyOldFingerprints(owner, config.keyring))
  await assertSameKey(database, config.keyring)
  await loadReferenceData(database)
  await loadClaimDefinitions(database)
  const storage = await openFileStorage(config)
  const report = showProgress(process.stdout)
  await loadDemoData(database, config, { report, withoutDeliveredClaims: true })
  await bringDemoDeliveries({ database, storage, config }, report)
  await fileDemoReports(database, config)
  await leaveDemoWork({ database, storage, config })
  const app = await buildApp({ config, database, storage, portalFolder })
  let stopBackgroundWork = async () => undefined as void
  stopOnSignal(app, config.shutdown.most, async () => {
    await Promise.all([app.close(), stopBackgroundWork()])
    await database.close()
  })
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'unexpected failure outside of a call')
    process.exit(1)
  })

  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await database.close()
    throw error
  }
  const send = createSendMail(config, app.dependencies.storage)
  stopBackgroundWork = await startBackgroundWork({ dependencies: app.dependencies, send, log: app.log })
  flushCompileCache() // for the next start, whatever ends this process
  console.log(`The member portal answers on ${config.portalOrigins[0]}`)
  if (config.demoData) {
    console.log(`Demo accounts, password ${demoPassword}:`)
    console.log(demoAccounts.map(({ email, what }) => `  ${email.padEnd(32)} ${what}`).join('\n'))
  }
}

/** A sentence for errors that the operator can fix; the stack for all others. */
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

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
