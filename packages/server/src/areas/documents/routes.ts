import { contract } from '@captive/api-client/contract'

import { systemScope } from '../../database/scope.ts'
import { uploads } from '../../database/tables/operation.ts'
import { succeeded } from '../../outcome.ts'
import type { Parts } from '../../parts.ts'
import { InvalidRequestError, TooLargeError } from '../../refusals.ts'
import { implement, type Implementation } from '../../route.ts'
import { countTry } from '../../session/limits.ts'
import { uploadLimit } from '../../storage/file-storage.ts'

/** What multipart adds around one file, generously. */
const multipartOverhead = 65_536

export function documentsRoutes({ database, storage }: Parts): Implementation[] {
  return [
    implement(contract.documentUpload, async ({ session, request, inTransaction }) => {
      if (!request.isMultipart())
        throw new InvalidRequestError('The body must be multipart/form-data with a field file.')
      if (Number(request.headers['content-length'] ?? 0) > uploadLimit + multipartOverhead)
        throw new TooLargeError('Document size can not go over 20MB')
      await database.transaction(systemScope, (tx) => countTry(tx, 'upload', session.userId))
      const part = await request.file()
      if (part?.fieldname !== 'file') throw new InvalidRequestError('The body field file is missing.')
      const file = await storage.store(part.file)
      try {
        const name = part.filename.split(/[\\/]/).at(-1)?.slice(-255) || 'file'
        await inTransaction((tx) => tx.insert(uploads).values({ ...file, name, UsersRecId: session.userId }))
      } catch (error) {
        await storage.remove(file.storageKey)
        throw error
      }
      return { Payload: file.storageKey, ...succeeded }
    }),
  ]
}
