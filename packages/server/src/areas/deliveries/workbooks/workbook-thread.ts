import { open } from 'node:fs/promises'
import { Piscina } from 'piscina'
import { UnreadableFileError, type FileToRead, type Row, type Sheet } from '@captive/delivery'

import { BusyError } from '../../../errors/refusals.ts'
import { workerModule } from '../../../threads/worker-module.ts'
import { texts } from './texts.ts'
import type { SheetsToWrite, writeSheets, WrittenSheet } from './write-sheets.ts'

/** The most workbooks that may wait for the thread. */
const longestQueue = 20

/**
 * A worker thread that reads workbooks one at a time, because each may need a gigabyte. The thread ends when it is
 * idle, and when a workbook needs too much memory; the server keeps running in both cases.
 */
export class WorkbookThread {
  readonly #pool: Piscina

  constructor(megabytes: number) {
    this.#pool = new Piscina({
      filename: workerModule('write-sheets', import.meta.url).href,
      name: 'writeSheets',
      minThreads: 0,
      maxThreads: 1,
      maxQueue: longestQueue,
      idleTimeout: 1_000,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
  }

  /**
   * The sheets of a workbook or HTML page. Their rows are in files of the folder, which are read in batches.
   * @throws UnreadableFileError, BusyError
   */
  async read(file: FileToRead, folder: string): Promise<readonly Sheet[]> {
    if (this.#pool.queueSize >= longestQueue) throw new BusyError()
    const written = await this.#write({ file, folder })
    if (typeof written === 'string') throw new UnreadableFileError(written)
    return written.map((sheet) => ({ ...sheet, rows: () => rowsOf(sheet) }))
  }

  async #write(task: SheetsToWrite): ReturnType<typeof writeSheets> {
    try {
      return (await this.#pool.run(task)) as Awaited<ReturnType<typeof writeSheets>>
    } catch (error) {
      throw isExhausted(error) ? new UnreadableFileError(texts.tooLargeToRead(task.file.name), { cause: error }) : error
    }
  }
}

/** Whether a thread ended because it exceeded its memory limit or the available memory. */
const isExhausted = (error: unknown): boolean =>
  error instanceof Error && ('code' in error ? error.code === 'ERR_WORKER_OUT_OF_MEMORY' : error instanceof RangeError)

async function* rowsOf({ path, batches }: WrittenSheet): AsyncGenerator<readonly Row[]> {
  await using file = await open(path)
  for (const length of batches) {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length)
    yield JSON.parse(buffer.toString()) as Row[]
  }
}
