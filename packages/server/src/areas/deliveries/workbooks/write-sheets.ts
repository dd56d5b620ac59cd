// Runs in a worker thread.
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { readWholeSheets, UnreadableFileError, type FileToRead, type Sheet } from '@captive/delivery'

import { mapStacks } from '../../../threads/map-stacks.ts'

mapStacks()

/** Rows per batch. */
const batch = 500

export interface SheetsToWrite {
  readonly file: FileToRead
  /** The folder for the files of rows. The caller removes it. */
  readonly folder: string
}

/** A sheet whose rows are in a file. */
export interface WrittenSheet extends Omit<Sheet, 'rows'> {
  readonly path: string
  /** The bytes of each batch of rows, as JSON. */
  readonly batches: readonly number[]
}

/**
 * Reads a workbook and writes the rows of each sheet to a file in a folder, so that the server has only a few rows in
 * memory. For a file that cannot be read, it returns a sentence, because errors lose their class on the way to the main
 * thread.
 */
export async function writeSheets({ file, folder }: SheetsToWrite): Promise<readonly WrittenSheet[] | string> {
  try {
    const written: WrittenSheet[] = []
    for (const sheet of await readWholeSheets(file)) written.push(await write(sheet, join(folder, randomUUID())))
    return written
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.message
    throw error
  }
}

async function write({ name, isHidden, merges, rows }: Sheet, path: string): Promise<WrittenSheet> {
  await using file = await open(path, 'w', 0o600)
  const batches: number[] = []
  for await (const all of rows())
    for (let from = 0; from < all.length; from += batch) {
      const { bytesWritten } = await file.write(JSON.stringify(all.slice(from, from + batch)))
      batches.push(bytesWritten)
    }
  return { name, isHidden, merges, path, batches }
}
