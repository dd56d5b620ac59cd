import { CallRefusedError, type Api } from '@captive/api-client'
import type { Document } from '@captive/api-client/contract'

import { NoFileError, type LoadFile } from '../ui/use-download.ts'

const notStored = 'No Document Found'

/** A stored file has a longer name and a longer path (areas §5). */
const longestOfNothing = 2

type Stored = Pick<Document, 'FileName' | 'FilePath'>

/**
 * The file of a document. 'No Document Found' stands where none is stored: a name or path too short to be one is not
 * asked for at all, and what the server does not have, or sends empty, is none (DOC-003 to DOC-005, AMB-076). Any other
 * failure stays what it is, since trying again may help.
 */
export function loadDocument(api: Pick<Api, 'documentDownload'>, { FileName, FilePath }: Stored): LoadFile {
  return async ({ signal, onProgress }) => {
    if (Math.min(FileName.trim().length, FilePath.length) <= longestOfNothing) throw new NoFileError(notStored)
    const file = await api
      .documentDownload({ query: { FileName: FilePath } }, { signal, onDownloadProgress: onProgress })
      .catch((error: unknown) => {
        throw error instanceof CallRefusedError && error.status === 404 ? new NoFileError(notStored) : error
      })
    if (file.size === 0) throw new NoFileError(notStored)
    return file
  }
}
