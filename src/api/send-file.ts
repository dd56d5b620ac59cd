import type { Api } from '@captive/api-client'

/** Sends one file and gives the path it is stored under; `onProgress` takes a fraction from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<string>

/** Sends a file by DocumentUpload, field `file`; the Payload is where it is stored (UPL-016). */
export function sendFileBy(api: Pick<Api, 'documentUpload'>): SendFile {
  return (file, { signal, onProgress }) => {
    const body = new FormData()
    body.append('file', file, file.name)
    return api.documentUpload({ body }, { signal, onUploadProgress: onProgress })
  }
}
