import { CallRefusedError, type Api } from '@captive/api-client'
import type { Document } from '@captive/api-client/contract'

import { NoFileError, type LoadFile } from '../ui/use-download.ts'
import { texts } from './texts.ts'

const { notStored } = texts

/** Names and paths of stored files have more characters than this (DOC-005). */
const longestInvalidName = 2

type Stored = Pick<Document, 'FileName' | 'FilePath'>

/**
 * Loads the file of a document.
 * @throws NoFileError for a name that is too short, a file that the server does not have, and an empty file (AMB-076)
 */
export function loadDocument(api: Pick<Api, 'documentDownload'>, { FileName, FilePath }: Stored): LoadFile {
  return async ({ signal, onProgress }) => {
    if (Math.min(FileName.trim().length, FilePath.length) <= longestInvalidName) throw new NoFileError(notStored)
    const file = await api
      .documentDownload({ query: { FileName: FilePath } }, { signal, onDownloadProgress: onProgress })
      .catch((error: unknown) => {
        throw error instanceof CallRefusedError && error.status === 404 ? new NoFileError(notStored) : error
      })
    if (file.size === 0) throw new NoFileError(notStored)
    return file
  }
}
