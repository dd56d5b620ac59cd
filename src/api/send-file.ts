import type { Api } from '@captive/api-client'

import { fileToBase64 } from './file-to-base64.ts'
import { minuteOfRetries } from './retry-pauses.ts'

/** Sends one file and gives the path it is stored under; `onProgress` takes a fraction from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<string>

/** The files that this page has sent, by the path that the server gave them. */
const sent = new Map<string, File>()

/** The content of a file that was sent from this page, in base64; empty for one that was sent before a reload. */
export async function base64OfSent(path: string): Promise<string> {
  const file = sent.get(path)
  return file ? fileToBase64(file) : ''
}

/** Sends a file by DocumentUpload, field `file`, for a minute if the server does not answer; the Payload is its path (UPL-016). */
export function sendFileBy(api: Pick<Api, 'documentUpload'>): SendFile {
  return async (file, { signal, onProgress }) => {
    const body = new FormData()
    body.append('file', file, file.name)
    const path = await api.documentUpload({ body }, { signal, onUploadProgress: onProgress, retry: minuteOfRetries })
    sent.set(path, file)
    return path
  }
}
