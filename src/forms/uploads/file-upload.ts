import type { ReactNode } from 'react'

import type { SendFile } from '../../api/send-file.ts'
import type { PreparePicture } from './picture/prepare-picture.ts'

/** How files reach the server, and what is said around them. */
export interface FileUpload {
  readonly send: SendFile
  /** Kinds of files to offer, as in HTML `accept`; all of them when left out. */
  readonly accept?: string
  /** One file alone: another one takes its place once it has arrived. */
  readonly single?: true
  /** Why a file is not taken, besides its size and what no upload takes (`api/judge-file.ts`), or null. */
  readonly refuse?: (file: File) => string | null
  /** Makes a picture ready before it is sent; its size counts as it is then. */
  readonly prepare?: PreparePicture
  /** Said under files that were refused for their size. */
  readonly whenTooLarge?: ReactNode
  /** How long to wait before each further try to send one, in milliseconds; a minute in all when left out. */
  readonly pauses?: number[]
  /** Told when the server says that nobody is signed in any more (UPL-019, WIZ-040). */
  readonly onSignedOut?: () => void
}
