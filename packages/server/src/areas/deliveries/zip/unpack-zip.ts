import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UnreadableFileError } from '@captive/delivery'
import { openPromise, type Entry, type ZipFile } from 'yauzl'

import { texts } from './texts.ts'

/** An unpacked file of a zip. */
export interface Unpacked {
  /** The file name without folders. */
  readonly name: string
  readonly path: string
}

/** Limits that protect the disk of a shared server. */
const zipLimits = { entries: 2_000, bytes: 2_147_483_648 }

/** Workbooks are zip files, too. These entries identify them. */
const ofWorkbooks = ['[Content_Types].xml', 'mimetype']

/**
 * Whether a file is a zip of files and not a workbook. A zip whose list of entries is damaged counts as a zip; one that
 * cannot be opened does not.
 */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
  await file.close()
  if (!buffer.equals(Buffer.from('PK\u0003\u0004'))) return false
  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined)
  if (!zip) return false
  try {
    for await (const { fileName } of zip.eachEntry()) if (ofWorkbooks.includes(fileName)) return false
    return true
  } catch {
    return true
  } finally {
    zip.close()
  }
}

/**
 * Unpacks the files of a zip into a folder, in the order of their names. Skips folders and files of the operating
 * system.
 * @throws UnreadableFileError with a sentence if the zip is encrypted, damaged or too large
 */
export async function unpackZip(
  { name, path }: { name: string; path: string },
  folder: string,
  limits = zipLimits,
): Promise<Unpacked[]> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => refuse(name, error))
  try {
    const entries = (await entriesOf(zip, name, limits)).toSorted((one, other) =>
      one.fileName.localeCompare(other.fileName, 'en', { numeric: true }),
    )
    const unpacked: Unpacked[] = []
    let left = limits.bytes
    for (const [index, entry] of entries.entries()) {
      const target = join(folder, String(index))
      left = await unpackEntry(zip, entry, { target, left, name })
      unpacked.push({ name: entry.fileName.split('/').at(-1) ?? entry.fileName, path: target })
    }
    return unpacked
  } finally {
    zip.close()
  }
}

const isOfSystem = ({ fileName }: Entry) =>
  fileName.endsWith('/') ||
  fileName.split('/').some((part) => part === '__MACOSX' || part.startsWith('.') || part === 'Thumbs.db')

async function entriesOf(zip: ZipFile, name: string, limits: typeof zipLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (isOfSystem(entry)) continue
      if (entry.isEncrypted()) throw new UnreadableFileError(texts.encrypted(name))
      entries.push(entry)
      if (entries.length > limits.entries) throw new UnreadableFileError(texts.tooMany(name, limits.entries))
    }
  } catch (error) {
    refuse(name, error)
  }
  if (entries.length === 0) throw new UnreadableFileError(texts.empty(name))
  return entries
}

/** The sizes that a zip declares are not trusted: the code counts the bytes. */
async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  { target, left, name }: { target: string; left: number; name: string },
): Promise<number> {
  let remaining = left
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      remaining -= chunk.length
      done(remaining < 0 ? new UnreadableFileError(texts.tooLarge(name)) : null, chunk)
    },
  })
  try {
    await pipeline(await zip.openReadStreamPromise(entry), counted, createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    refuse(name, error)
  }
  return remaining
}

function refuse(name: string, error: unknown): never {
  if (error instanceof UnreadableFileError) throw error
  throw new UnreadableFileError(texts.damaged(name), { cause: error })
}
