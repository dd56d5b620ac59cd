import { contract } from '@captive/api-client/contract'
import type { FastifyRequest } from 'fastify'

import { failed, outcomeOf, succeeded } from '../../http/outcome.ts'
import type { Dependencies } from '../../dependencies.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import type { SlowThreads } from '../../threads/slow-threads.ts'
import { deleteRecord } from './delete-document.ts'
import { downloadDocument } from './download-document.ts'
import { fileDocument } from './file-document.ts'
import { fileGeneratedDocument } from './file-generated-document.ts'
import type { GeneratedDocument } from './packs/generated-document.ts'
import { orderPack, packKey } from './packs/order-pack.ts'
import { fileDocuments } from './file-documents.ts'
import { guessDocuments } from './guess-documents.ts'
import { listReaders } from './list-readers.ts'
import { undoDocuments } from './undo-documents.ts'
import { listByClient, listByProgram, listTypes } from './queries.ts'
import { uploadFile } from './upload-file.ts'
import { texts as storageTexts } from '../../storage/texts.ts'

export function documentsRoutes(dependencies: Dependencies, slowThreads: SlowThreads): Implementation[] {
  /** A failure is only logged, because a file without a record is cleaned up later. */
  const remove = (storageKey: string, request: FastifyRequest) =>
    dependencies.storage
      .remove(storageKey)
      .catch((error: unknown) => request.log.warn({ err: error }, 'file not removed, left to the clean-up'))
  return [
    implementRead(contract.getDocumentsByProgram, async ({ query: { programsRecId, ...page }, session, tx }) => ({
      Payload: await listByProgram(tx, session, programsRecId, page),
    })),

    implementRead(contract.getDocumentsByClient, async ({ query: { clientId, ...page }, session, tx }) => ({
      Payload: await listByClient(tx, session, clientId, page),
    })),

    implementRead(contract.getDocumentTypes, async ({ tx }) => ({
      Payload: await listTypes(tx),
    })),

    implement(contract.createDocument, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => fileDocument(tx, session, body))),
    ),

    implement(
      contract.documentUpload,
      async (call) => ({
        Payload: await uploadFile(dependencies, call),
        ...succeeded,
      }),
      { attempts: 'upload' },
    ),

    implement(contract.documentDownload, ({ query, session, inTransaction }) =>
      downloadDocument(dependencies, session, inTransaction, query.FileName),
    ),

    implement(contract.documentDelete, async ({ query, session, request, inTransaction }) => {
      const storageKey = await inTransaction((tx) => deleteRecord(tx, session, query))
      if (storageKey === undefined) return failed(storageTexts.noDocument)
      if (storageKey !== null) await remove(storageKey, request)
      return succeeded
    }),

    implement(
      contract.orderPack,
      async ({ query, ...call }) => {
        const order = { kind: query.Kind, clientId: query.ClientId }
        const { config, storage } = dependencies
        const file = (generated: GeneratedDocument) => fileGeneratedDocument(storage, call, generated)
        return { Payload: (await orderPack({ config, threads: slowThreads, file }, call, order)) ?? null }
      },
      { attempts: 'pack' },
    ),

    implement(contract.getPackProgress, async ({ query, session }) => {
      const progress = slowThreads.progress(packKey(session, { kind: query.Kind, clientId: query.ClientId }))
      return { Payload: progress ? { Rows: progress.total, Done: progress.done } : null }
    }),

    implement(contract.guessDocuments, async ({ body, session, inTransaction }) => ({
      Payload: await inTransaction((tx) => guessDocuments(tx, session, body.FileNames)),
    })),

    implement(contract.fileDocuments, async ({ body, session, inTransaction }) => {
      let Payload: string | null = null
      const outcome = await outcomeOf(async () => {
        Payload = await inTransaction((tx) => fileDocuments(tx, session, body))
      })
      return { Payload, ...outcome }
    }),

    implement(contract.undoDocuments, ({ body, session, request, inTransaction }) =>
      outcomeOf(async () => {
        const keys = await inTransaction((tx) => undoDocuments(tx, session, body.BatchId))
        for (const key of keys) await remove(key, request)
      }),
    ),

    implementRead(contract.getDocumentReaders, async ({ query, session, tx }) => ({
      Payload: await listReaders(tx, session, query.RecId),
    })),
  ]
}
