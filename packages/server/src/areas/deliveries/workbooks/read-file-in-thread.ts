import { readFile, type DeliveredFile, type FileToRead } from '@captive/delivery'

import { WorkbookThread } from './workbook-thread.ts'

/** Megabytes of memory, enough for a workbook of about 40 MB. */
const thread = new WorkbookThread(1_024)

/**
 * Reads a file of a delivery. A workbook is read in a worker thread, because parsing it blocks the event loop.
 * @param folder receives the rows of a workbook; the caller removes it when they are no longer needed
 * @throws UnreadableFileError
 */
export const readFileInThread = (file: FileToRead, folder: string): Promise<DeliveredFile> =>
  readFile(file, (workbook) => thread.read(workbook, folder))
