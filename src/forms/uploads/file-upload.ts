import type { ReactNode } from 'react'

import type { SendFile } from '../../api/send-file.ts'

/** How files reach the server, and what is said around them. */
export interface FileUpload {
  readonly send: SendFile
  /** Kinds of files to offer, as in HTML `accept`; all of them when left out. */
  readonly accept?: string
  /** One file alone: another one takes its place. */
  readonly single?: true
  /** Why a file is not taken, besides its size, or null. */
  readonly refuse?: (file: File) => string | null
  /** Said under files that were refused for their size. */
  readonly whenTooLarge?: ReactNode
  /** Told of any status of 400 and above, which means that the session is over (AMB-033). */
  readonly onRefused?: () => void
}
