import { api } from '../api/api.ts'
import { sendFileBy } from '../api/send-file.ts'
import type { FileUpload } from '../forms/uploads/file-upload.ts'
import { texts } from './texts.ts'

/** Uploads one file of any type (AMB-069). */
export const oneFile: FileUpload = { send: sendFileBy(api), single: true }

/** Uploads one PDF (AMB-069). */
export const onePdf: FileUpload = {
  ...oneFile,
  accept: 'application/pdf,.pdf',
  refuse: (file) => (file.type === 'application/pdf' || /\.pdf$/i.test(file.name) ? null : texts.onlyPdf),
}
