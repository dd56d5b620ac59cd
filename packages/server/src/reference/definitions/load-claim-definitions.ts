import { servedDefinitions } from '@captive/form-engine/catalogue'

import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { fnolControlDependencies, fnolControlDisplayValues, fnolControls } from '../database/tables/definitions.ts'

/** Gives a new database the claim report of the catalogue; one that has definitions keeps its own. */
export function loadClaimDefinitions(database: Database): Promise<void> {
  return database.transaction(systemScope, async (tx) => {
    const known = await tx.select({ RecId: fnolControls.RecId }).from(fnolControls).limit(1)
    if (known.length > 0) return
    const added = await tx.insert(fnolControls).values(servedDefinitions.controls).onConflictDoNothing().returning()
    if (added.length === 0) return // another copy started at the same moment
    await tx.insert(fnolControlDisplayValues).values(servedDefinitions.displayValues)
    await tx.insert(fnolControlDependencies).values(servedDefinitions.dependencies)
  })
}
