import { Readable } from 'node:stream'
import type { ActiveContent, FileState } from '@captive/api-client/contract'

import type { Clamd } from '../config/clamd-address.ts'
import { ActiveContentSearch } from './active-content.ts'
import { NoVerdictError, scanWithClamd, type Verdict } from './clamd.ts'
import { fileCheck, fileNameOf } from './file-names.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'

/** A stored upload and the result of its check, which `file-checks.ts` stores. */
export interface ReceivedFile extends StoredFile {
  /** A safe name, whose extension may differ from the given one. */
  name: string
  state: FileState
  /** The name of the virus in an infected file. */
  finding: string | null
  activeContent: ActiveContent | null
}

/** The file storage of the server. Every uploaded file comes in through `receive`. */
export interface ScannedStorage extends FileStorage {
  /**
   * Checks, stores and scans a file. The file waits if the scanner gives no verdict.
   * @param limit the most bytes; the default is the upload limit
   * @throws TooLargeError, UnsupportedFileError
   */
  receive(givenName: string, content: Readable, limit?: number): Promise<ReceivedFile>
  /**
   * Scans a stored file.
   * @throws NoVerdictError, NotFoundError
   */
  scan(storageKey: string): Promise<Verdict>
}

/** Adds the scanner of CLAMD_URL to a file storage. Without a scanner, files are not scanned. */
export function addScanner(storage: FileStorage, clamd: Clamd | undefined): ScannedStorage {
  async function scan(storageKey: string): Promise<Verdict> {
    if (!clamd) throw new NoVerdictError('There is no scanner. Set CLAMD_URL.')
    return scanWithClamd(clamd, await storage.read(storageKey))
  }
  const stateOf = (storageKey: string): Promise<Pick<ReceivedFile, 'state' | 'finding'>> =>
    scan(storageKey).catch((error: unknown) => {
      if (error instanceof NoVerdictError) return { state: 'waiting', finding: null }
      throw error
    })
  return {
    ...storage,
    scan,
    async receive(givenName, content, limit) {
      const active = new ActiveContentSearch(givenName)
      const stored = await storage.store(Readable.from(active.pass(content)), fileCheck(givenName), limit)
      const name = fileNameOf(givenName, stored.mediaType)
      const check = clamd ? await stateOf(stored.storageKey) : { state: 'not-scanned' as const, finding: null }
      return { ...stored, ...check, name, activeContent: active.found }
    },
  }
}
