import { flushCompileCache } from 'node:module'
import { join } from 'node:path'

import { buildApp } from './app.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './database/open-database.ts'
import { keyOldFingerprints } from './keys/key-old-fingerprints.ts'
import { assertSameKey } from './keys/assert-same-key.ts'
import { bringDemoDeliveries } from './demo/bring-demo-deliveries.ts'
import { demoAccounts, demoPassword, loadDemoData } from './demo/load-demo-data.ts'
import { fileDemoReports, leaveDemoWork } from './demo/demo-work.ts'
import { createSendMail } from './mail/transport.ts'
import { startBackgroundWork } from './operation/background-work.ts'
import { packageFolder } from './package-folder.ts'
import { loadClaimDefinitions } from './reference/definitions/load-claim-definitions.ts'
import { loadReferenceData } from './reference/load-reference-data.ts'
import { stopOnSignal } from './operation/shutdown.ts'
import { openFileStorage } from './storage/open-file-storage.ts'

const portalFolder = join(packageFolder, '../../dist/portal')

/** The functions that open the database, the file storage and the mail transport. */
export interface Boundaries {
  openDatabase: typeof openDatabase
  openFileStorage: typeof openFileStorage
  createSendMail: typeof createSendMail
}

/**
 * Opens the database, loads the data and listens. On SIGTERM or SIGINT, running calls finish and the server stops.
 * @param boundaries replaced by tests that kill the process when it uses them
 */
export async function start(
  config: Config,
  boundaries: Boundaries = { openDatabase, openFileStorage, createSendMail },
): Promise<void> {
  const database = await boundaries.openDatabase(config, (owner) => keyOldFingerprints(owner, config.keyring))
  await assertSameKey(database, config.keyring)
  await loadReferenceData(database)
  await loadClaimDefinitions(database)
  const storage = await boundaries.openFileStorage(config)
  await loadDemoData(database, config, { withoutDeliveredClaims: true, log: console.log })
  await bringDemoDeliveries({ database, storage, config })
  await fileDemoReports(database, config)
  await leaveDemoWork({ database, storage, config })
  const app = await buildApp({ config, database, storage, portalFolder })
  let stopBackgroundWork = async () => undefined as void
  stopOnSignal(app, config.shutdown.maxSeconds, async () => {
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
  const send = boundaries.createSendMail(config, app.dependencies.storage)
  stopBackgroundWork = await startBackgroundWork({ dependencies: app.dependencies, send, log: app.log })
  flushCompileCache() // saves the compile cache now, in case the process is killed
  console.log(`The member portal is running at ${config.portalOrigins[0]}`)
  if (config.demoData) {
    console.log(`Demo accounts, password ${demoPassword}:`)
    console.log(demoAccounts.map(({ email, what }) => `  ${email.padEnd(32)} ${what}`).join('\n'))
  }
}
