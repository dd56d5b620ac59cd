import { api } from '../api/api.ts'
import { sendFileBy } from '../api/send-file.ts'
import type { FileUpload } from '../forms/uploads/file-upload.ts'

/** One file of any kind (REN-007, AMB-069). */
export const oneFile: FileUpload = { send: sendFileBy(api), single: true }

/** One PDF that is not empty (UPL-011, UPL-012, AMB-069). */
export const onePdf: FileUpload = {
  ...oneFile,
  accept: 'application/pdf,.pdf',
  refuse: (file) =>
    file.type === 'application/pdf' || /\.pdf$/i.test(file.name) ? null : 'Only a PDF can be filed here',
}
