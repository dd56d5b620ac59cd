import { contract } from '@captive/api-client/contract'

import { failed, outcomeOf, succeeded } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { deleteRecord } from './delete-document.ts'
import { downloadDocument } from './download-document.ts'
import { fileDocument } from './file-document.ts'
import { listByClient, listByProgram, listTypes } from './queries.ts'
import { uploadFile } from './upload-file.ts'

export function documentsRoutes(parts: Parts): Implementation[] {
  return [
    implement(
      contract.getDocumentsByProgram,
      async ({ query: { programsRecId, ...page }, session, inTransaction }) => ({
        Payload: await inTransaction((tx) => listByProgram(tx, session, programsRecId, page)),
      }),
    ),

    implement(contract.getDocumentsByClient, async ({ query: { clientId, ...page }, session, inTransaction }) => ({
      Payload: await inTransaction((tx) => listByClient(tx, session, clientId, page)),
    })),

    implement(contract.getDocumentTypes, async ({ inTransaction }) => ({
      Payload: await inTransaction(listTypes),
    })),

    implement(contract.createDocument, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => fileDocument(tx, session, body))),
    ),

    implement(
      contract.documentUpload,
      async (call) => ({
        Payload: await uploadFile(parts, call),
        ...succeeded,
      }),
      { attempts: 'upload' },
    ),

    implement(contract.documentDownload, ({ query, session, inTransaction }) =>
      downloadDocument(parts.storage, session, inTransaction, query.FileName),
    ),

    implement(contract.documentDelete, async ({ query, session, request, inTransaction }) => {
      const storageKey = await inTransaction((tx) => deleteRecord(tx, session, query))
      if (storageKey === undefined) return failed('No Document Found')
      if (storageKey !== null)
        await parts.storage
          .remove(storageKey)
          .catch((error: unknown) => request.log.warn({ err: error }, 'file not removed, left to the clean-up'))
      return succeeded
    }),
  ]
}
