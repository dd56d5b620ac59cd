import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { NotFoundError } from '../../errors/refusals.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { withFirstFile } from '../../http/first-file.ts'
import { ChangeRefusedError, failed, outcomeOf, succeeded } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import type { Session } from '../../session/session.ts'
import { assertReadable } from '../../storage/file-checks.ts'
import { texts as storageTexts } from '../../storage/texts.ts'
import { actorOf, isOfService } from './service-delivery.ts'
import { analyzeAgain } from './analyze-again.ts'
import { applyDelivery } from './apply.ts'
import { note } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { discardDelivery } from './discard.ts'
import { listSources } from './list-sources.ts'
import { showPreview } from './preview.ts'
import { findDelivery, findFile, listDeliveries } from './queries.ts'
import { setDeliveryInterval } from './set-delivery-interval.ts'
import { takeBackDelivery } from './take-back.ts'
import { deliveryTemplate } from './delivery-template.ts'
import { texts } from './texts.ts'
import { importFiles } from './import-files.ts'
import { importForService } from './import-for-service.ts'

export function deliveriesRoutes(dependencies: Dependencies): Implementation[] {
  const { database, storage } = dependencies

  /** Runs a change of a delivery and returns the delivery. A refusal becomes a failed outcome. */
  const detailsAfter = async ({ scope }: Pick<Session, 'scope'>, change: () => Promise<number>) => {
    try {
      const id = await change()
      const Payload = await database.transaction(scope, (tx) => findDelivery(tx, id), 'read only')
      return { Payload, ...succeeded }
    } catch (error) {
      if (error instanceof ChangeRefusedError) return { Payload: null, ...failed(error.message) }
      throw error
    }
  }

  return [
    implementRead(contract.getDeliveries, async ({ query, tx }) => ({ Payload: await listDeliveries(tx, query) })),

    implementRead(contract.getDelivery, async ({ query, tx }) => ({ Payload: await findDelivery(tx, query.RecId) })),

    implement(
      contract.bringDelivery,
      ({ query, session, service, request }) => {
        const actor = session ?? actorOf(service)
        return detailsAfter(actor, async () => {
          if (session && session.scope.kind !== 'all') throw new DeliveryRefusedError(texts.staffOnly)
          const [id = 0] = await withFirstFile(request, (given) => {
            const file = { ...given, kind: query.Kind, source: query.Source }
            return service ? importForService(dependencies, service, file) : importFiles(dependencies, actor, file)
          })
          return id
        })
      },
      { attempts: 'upload' },
    ),

    implement(contract.analyzeDelivery, ({ body, session }) =>
      detailsAfter(session, () => analyzeAgain(dependencies, session, body)),
    ),

    implement(contract.applyDelivery, ({ body: { RecId, Accepted }, session }) =>
      detailsAfter(session, async () => {
        await applyDelivery(dependencies, session, { id: RecId, accepted: Accepted })
        return RecId
      }),
    ),

    implement(contract.discardDelivery, ({ body, session }) =>
      outcomeOf(() => discardDelivery(database, session, body.RecId)),
    ),

    implement(contract.takeBackDelivery, ({ body, session }) =>
      outcomeOf(() => takeBackDelivery(database, session, body.RecId)),
    ),

    implement(contract.getDeliveryPreview, async ({ query, session }) => ({
      Payload: await showPreview(dependencies, session, query.RecId),
    })),

    implementRead(contract.getDeliverySources, async ({ tx }) => ({ Payload: await listSources(tx, new Date()) })),

    implement(contract.setDeliveryRhythm, ({ body, session }) =>
      outcomeOf(() => setDeliveryInterval(database, session, body)),
    ),

    implement(contract.getDeliveryReport, async ({ query, session, service }) => {
      const { scope } = session ?? actorOf(service)
      const found = await database.transaction(
        scope,
        async (tx) =>
          !service || (await isOfService(tx, service, query.RecId)) ? findDelivery(tx, query.RecId) : null,
        'read only',
      )
      if (!found) throw new NotFoundError(texts.noSuchDelivery)
      return { Payload: found }
    }),

    implement(
      contract.getDeliveryTemplate,
      async ({ query: { Kind } }) =>
        new FileAnswer(texts.template(Kind), 'application/octet-stream', Buffer.from(deliveryTemplate(Kind))),
    ),

    implement(contract.getDeliveryFile, async ({ query, session, inTransaction }) => {
      const found = await inTransaction((tx) => findFile(tx, query.RecId))
      if (!found) throw new NotFoundError(storageTexts.noDocument)
      await inTransaction((tx) => assertReadable(tx, found.storageKey, found.FileName))
      const content = await storage.read(found.storageKey)
      try {
        await inTransaction((tx) => note(tx, session, texts.activity.downloaded(found.FileName, found.Source)))
      } catch (error) {
        content.destroy()
        throw error
      }
      return new FileAnswer(found.FileName, 'application/octet-stream', content, found.FileSize)
    }),
  ]
}
