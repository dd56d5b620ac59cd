import type { AttachedFile } from '@captive/form-engine'
import { createContext } from 'react'

/** How files of a form reach the server, and which of them are refused. */
export interface FileUpload {
  /**
   * Sends a file; rejects when it did not arrive.
   * @param report told how much of it has been sent, in percent
   */
  readonly send: (file: File, report: (percent: number) => void, signal: AbortSignal) => Promise<AttachedFile>
  /** Why a file cannot be added to those already there, or null; sizes in bytes. */
  readonly refuse: (file: File, present: readonly AttachedFile[]) => string | null
  /** Kinds of files to offer, as in HTML `accept`. */
  readonly accept?: string
}

/** Set by `PortalForm`; without it, file controls take nothing. */
export const FileUploadContext = createContext<FileUpload | null>(null)
