import { readFile, type DeliveredFile, type FileToRead } from '@captive/delivery'

import { WorkbookThread } from './workbook-thread.ts'

/** Megabytes for a workbook of some 40 MB. */
const thread = new WorkbookThread(1_024)

/**
 * Reads a file of a delivery; a workbook in a thread of its own, because it takes a processor for a while.
 * @param folder gets the rows of a workbook, and is removed by the caller when they are no longer needed
 * @throws UnreadableFileError
 */
export const readFileInThread = (file: FileToRead, folder: string): Promise<DeliveredFile> =>
  readFile(file, (workbook) => thread.read(workbook, folder))
