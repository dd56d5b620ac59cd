import { plural } from '@captive/api-client/contract'

export const texts = {
  inUse: 'Other data refers to a record that this delivery added, so the delivery cannot be undone.',
  changedLater: (count: number, file: string) =>
    `The delivery ${file} changed ${plural(count, { one: 'record', other: 'records' })} of this delivery later. Undo that delivery first.`,
  needed: (file: string) => `${file} is not a zip file. Put the documents in a zip file.`,
  sameName: (file: string) => `${file} contains two files with the same name. Rename one.`,
  misnamed: (file: string) =>
    `The content of ${file} does not match its name. Rename it, or remove it from the zip file.`,
  notPdf: (file: string) => `${file} must be a PDF, because its category accepts only PDFs.`,
  refused: (file: string, reason: string) => `${file}: ${reason}`,
}
