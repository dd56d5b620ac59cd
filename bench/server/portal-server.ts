// The portal's server without background jobs, except maintenance: mails about claims stay in the outbox and are not
// sent.
import { join } from 'node:path'

import { buildApp } from '../../packages/server/src/app.ts'
import { readConfig } from '../../packages/server/src/config/config.ts'
import { openDatabase } from '../../packages/server/src/database/open-database.ts'
import { loadDemoData } from '../../packages/server/src/demo/load-demo-data.ts'
import { loadClaimDefinitions } from '../../packages/server/src/reference/definitions/load-claim-definitions.ts'
import { loadReferenceData } from '../../packages/server/src/reference/load-reference-data.ts'
import { stopOnSignal } from '../../packages/server/src/operation/shutdown.ts'

const config = readConfig({ REPORTS_PER_USER: '100000', REPORTS_PER_COMPANY: '100000', ...process.env })
const database = await openDatabase(config)
await loadReferenceData(database)
await loadClaimDefinitions(database)
await loadDemoData(database, config)
await database.maintain()
const app = await buildApp({ config, database, portalFolder: join(config.dataDir, 'no-portal') })
stopOnSignal(app, config.shutdown.maxSeconds, async () => {
  await app.close()
  await database.close()
})
await app.listen({ host: config.host, port: config.port })
