import { servedDefinitions } from '@captive/form-engine/catalogue'

import type { Database } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { fnolControlDependencies, fnolControlDisplayValues, fnolControls } from '../../database/tables/definitions.ts'
import { keepUnpublished } from './definition-versions.ts'

/**
 * Gives a new database the claim report of the catalog. A database with definitions keeps its own. In both cases the
 * definitions are stored as a version, so that reports made with them can be read later.
 */
export function loadClaimDefinitions(database: Database): Promise<void> {
  return database.transaction(systemScope, async (tx) => {
    const known = await tx.select({ RecId: fnolControls.RecId }).from(fnolControls).limit(1)
    if (known.length === 0) {
      const added = await tx.insert(fnolControls).values(servedDefinitions.controls).onConflictDoNothing().returning()
      if (added.length === 0) return // another copy started at the same moment
      await tx.insert(fnolControlDisplayValues).values(servedDefinitions.displayValues)
      await tx.insert(fnolControlDependencies).values(servedDefinitions.dependencies)
    }
    await keepUnpublished(tx, { reason: 'Found in the database when the portal started', publishedBy: 'the portal' })
  })
}
