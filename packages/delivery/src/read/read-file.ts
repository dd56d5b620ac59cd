import { open, readFile as readBytes } from 'node:fs/promises'

import type { Sheet } from './cells.ts'
import { readText } from './text-file.ts'
import { UnreadableFileError } from './unreadable-file-error.ts'
import { readPage, readWorkbook } from './workbook.ts'
import { texts } from '../texts.ts'

export interface DeliveredFile {
  /** The file name from the sender, which may contain the valuation date. */
  readonly name: string
  readonly sheets: readonly Sheet[]
}

/** The file signatures. Extensions are not reliable: an HTML page is often named .xls. */
const kinds = [
  { start: [0x50, 0x4b, 0x03, 0x04], kind: 'workbook' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], kind: 'workbook' },
  { start: [0x25, 0x50, 0x44, 0x46], kind: 'PDF' },
  { start: [0xff, 0xd8, 0xff], kind: 'picture' },
  { start: [0x89, 0x50, 0x4e, 0x47], kind: 'picture' },
] as const

const sampleBytes = 4_096

export interface FileToRead {
  readonly name: string
  readonly path: string
}

/**
 * Reads a workbook (xlsx, xls), an HTML page with tables, or a text file with separators, regardless of its extension.
 * A text file is read in chunks on each call of `rows`; a workbook is read once.
 * @param readSheets reads a workbook or page in another thread, because it needs much CPU time
 * @throws UnreadableFileError if the file is protected, cut off, empty or of another kind
 */
export async function readFile(file: FileToRead, readSheets = readWholeSheets): Promise<DeliveredFile> {
  const { name, path } = file
  const start = await startOf(path)
  if (start.length === 0) throw new UnreadableFileError(texts.unreadable.empty(name))
  const kind = kinds.find(({ start: bytes }) => bytes.every((byte, index) => start[index] === byte))?.kind
  if (kind === 'workbook' || (!kind && isPage(start))) return { name, sheets: await readSheets(file) }
  if (kind) throw new UnreadableFileError(texts.unreadable.otherKind(name, kind))
  return { name, sheets: [await readText(name, path)] }
}

/**
 * Reads all sheets of a workbook or page in this thread.
 * @throws UnreadableFileError if the file is protected, cut off or damaged
 */
export async function readWholeSheets({ name, path }: FileToRead): Promise<readonly Sheet[]> {
  return isPage(await startOf(path)) ? readPage(name, path) : readWorkbook(name, await readBytes(path))
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(sampleBytes), 0, sampleBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isPage = (start: Uint8Array) =>
  /^\s*<(?:!doctype|html|head|body|meta|table|style|div|\?xml)/i.test(
    new TextDecoder('windows-1252').decode(start).replaceAll(/\0|^(?:ï»¿|ÿþ|þÿ)/g, ''),
  )
