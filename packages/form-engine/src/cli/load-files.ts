import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { UnreadableFileError, type SourceFile } from '../files/index.ts'

const readable = /\.(?:json|csv|xlsx|xlsm|xls)$/i

/**
 * Loads files, URLs, and all definition files of folders.
 * @throws UnreadableFileError
 */
export async function loadFiles(places: readonly string[]): Promise<SourceFile[]> {
  const loaded = await Promise.all(places.map((place) => (/^https?:\/\//.test(place) ? download(place) : open(place))))
  return loaded.flat()
}

async function open(place: string): Promise<SourceFile[]> {
  try {
    if (!(await stat(place)).isDirectory()) return [{ name: place, bytes: await readFile(place) }]
    const names = (await readdir(place)).filter((name) => readable.test(name)).toSorted()
    return await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(place, name)) })))
  } catch (error) {
    throw new UnreadableFileError(place, `${place} cannot be opened: ${reasonOf(error)}.`)
  }
}

async function download(url: string): Promise<SourceFile[]> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new UnreadableFileError(url, `${url} cannot be reached: ${reasonOf(error)}.`)
  })
  if (!response.ok) throw new UnreadableFileError(url, `${url} returned status ${response.status}.`)
  const name = basename(new URL(url).pathname) || url
  return [{ name, bytes: new Uint8Array(await response.arrayBuffer()) }]
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
