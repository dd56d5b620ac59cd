import type { ReactNode } from 'react'

import type { SendFile } from '../../api/send-file.ts'
import type { PrepareImage } from './image/prepare-image.ts'

/** How files are uploaded. */
export interface FileUpload {
  readonly send: SendFile
  /** File types as in HTML `accept`; all by default. */
  readonly accept?: string
  /** Accepts one file; another one replaces it after its upload. */
  readonly single?: true
  /** The reason to refuse a file, in addition to size and `api/check-file.ts`, or null. */
  readonly refuse?: (file: File) => string | null
  /** Prepares an image before the upload; limits apply to the result. */
  readonly prepare?: PrepareImage
  /** A note under files refused for their size. */
  readonly whenTooLarge?: ReactNode
  /** Called when the session has ended (UPL-019, WIZ-040). */
  readonly onSignedOut?: () => void
}
