import type { Api } from '@captive/api-client'

import { fileToBase64 } from './file-to-base64.ts'
import { minuteOfRetries } from './retry-pauses.ts'

/** Sends one file and returns the path under which the server stored it. `onProgress` gets a fraction from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<string>

/** The files that this page has sent, by the path that the server returned. */
const sent = new Map<string, File>()

/** The content, in base64, of a file that this page sent; empty for a file that was sent before a reload. */
export async function base64OfSent(path: string): Promise<string> {
  const file = sent.get(path)
  return file ? fileToBase64(file) : ''
}

/**
 * Sends a file with DocumentUpload, in the field `file`. Retries for a minute if the server does not respond. The
 * Payload is its path (UPL-016).
 */
export function sendFileBy(api: Pick<Api, 'documentUpload'>): SendFile {
  return async (file, { signal, onProgress }) => {
    const body = new FormData()
    body.append('file', file, file.name)
    const path = await api.documentUpload({ body }, { signal, onUploadProgress: onProgress, retry: minuteOfRetries })
    sent.set(path, file)
    return path
  }
}
