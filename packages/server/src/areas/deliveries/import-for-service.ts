import { Type } from 'typebox'

import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Service } from '../../http/implement.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import { defineJob, handleJob, type HandledJob } from '../../jobs/job.ts'
import { AnotherIsAppliedError } from './another-is-applied-error.ts'
import { applyAutomatically } from './apply-automatically.ts'
import type { DeliveryActor, FileToImport } from './import-delivery.ts'
import { importFiles } from './import-files.ts'
import { actorOf, recordServiceAccount, serviceActor } from './service-delivery.ts'

/**
 * Applies a delivery that arrived while another one was being applied. After half an hour without success, the delivery
 * waits for staff.
 */
const applyLater = defineJob({
  name: 'apply-delivery',
  data: Type.Object({ id: Type.Integer(), email: Type.String() }),
  retries: { limit: 35, first: 5, longest: 60 },
  longest: 3600,
})

/** The job of such a delivery, for the worker of the server. */
export const applyLaterJob = (): HandledJob =>
  handleJob(applyLater, async ({ id, email }, { dependencies }) => {
    if ((await applyAutomatically(dependencies, serviceActor(email), id)) === 'busy') throw new AnotherIsAppliedError()
  })

/**
 * Imports the files of a service account, and applies those that need no decision, even if a later file of the same zip
 * is refused.
 * @returns the ids of the deliveries
 */
export async function importForService(
  dependencies: Dependencies,
  service: Service,
  file: FileToImport,
): Promise<number[]> {
  const actor = actorOf(service)
  const record = recordServiceAccount(service)
  const imported: number[] = []
  try {
    return await importFiles(dependencies, actor, {
      ...file,
      async alongside(tx, id) {
        await record(tx, id)
        imported.push(id)
      },
    })
  } finally {
    for (const id of imported) await applySoon(dependencies, actor, id)
  }
}

async function applySoon(dependencies: Dependencies, actor: DeliveryActor, id: number): Promise<void> {
  if ((await applyAutomatically(dependencies, actor, id)) === 'settled') return
  await dependencies.database.transaction(systemScope, (tx) => enqueueJob(tx, applyLater, { id, email: actor.email }))
}
