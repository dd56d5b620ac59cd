import { UnreadableFileError, type DeliveredFile } from '@captive/delivery'

import { readFileInThread } from '../workbooks/read-file-in-thread.ts'
import { texts } from './texts.ts'
import { isZip, unpackZip } from '../zip/unpack-zip.ts'

/** A zip of documents: its index, and the other files by name. */
export interface DocumentsFile extends DeliveredFile {
  readonly contents: ReadonlyMap<string, string>
}

const indexName = /^(?:index|contents|list|documents)\b.*\.(?:xlsx|xls|csv|tsv|txt)$/i

export const isDocumentsFile = (file: DeliveredFile): file is DocumentsFile => 'contents' in file

/** The unpacked files of a delivery by name. */
export const contentsOf = (file: DeliveredFile | UnreadableFileError): ReadonlyMap<string, string> =>
  !(file instanceof UnreadableFileError) && isDocumentsFile(file) ? file.contents : new Map()

/**
 * Unpacks a zip of documents. Without an index the result has no sheets, and the file names describe the documents.
 * @throws UnreadableFileError
 */
export async function readDocuments(name: string, path: string, folder: string): Promise<DocumentsFile> {
  if (!(await isZip(path))) throw new UnreadableFileError(texts.needed(name))
  const files = await unpackZip({ name, path }, folder)
  const index = files.find((file) => indexName.test(file.name))
  const contents = new Map(files.filter((file) => file !== index).map((file) => [file.name, file.path]))
  if (contents.size < files.length - (index ? 1 : 0)) throw new UnreadableFileError(texts.sameName(name))
  return { name, sheets: index ? (await readFileInThread(index, folder)).sheets : [], contents }
}
