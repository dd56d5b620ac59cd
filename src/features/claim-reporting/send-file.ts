import type { ReportingApi } from './queries.ts'
import type { SendFile } from './upload-queue.ts'

/** Sends a file by DocumentUpload, field `file`; the Payload is where it is stored (UPL-016). */
export function sendFileBy(api: Pick<ReportingApi, 'documentUpload'>): SendFile {
  return (file, { signal, onProgress }) => {
    const body = new FormData()
    body.append('file', file, file.name)
    return api.documentUpload({ body }, { signal, onUploadProgress: onProgress })
  }
}
