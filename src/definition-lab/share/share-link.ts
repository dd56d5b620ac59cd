import type { TextTable, TextTables } from '@captive/form-engine/files'
import type { BlocksText } from '../blocks-text.ts'

/** The tables and blocks in a link. Nothing is sent to a server, because the hash of a URL stays in the browser. */
export interface SharedTables {
  readonly title: string
  readonly tables: TextTables
  readonly blocks: BlocksText
}

const mark = '#tables='

/** A link to the Lab at a URL, which opens these tables. */
export async function shareLink(pageUrl: string, { title, tables, blocks }: SharedTables): Promise<string> {
  const { controls, displayValues, dependencies } = tables
  const lines = [controls, displayValues, dependencies].map(linesOf)
  const text = JSON.stringify([title, blocks.roots, blocks.repeating, ...lines])
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `${pageUrl.replace(/#.*$/, '')}${mark}${toBase64(new Uint8Array(await new Response(packed).arrayBuffer()))}`
}

/** Whether the hash of a URL contains tables. */
export function isShared(hash: string): boolean {
  return hash.startsWith(mark)
}

/** The tables in the hash of a URL, or `null` if the link is truncated or damaged. */
export async function readShared(hash: string): Promise<SharedTables | null> {
  try {
    const packed = new Blob([fromBase64(hash.slice(mark.length))]).stream()
    const text = await new Response(packed.pipeThrough(new DecompressionStream('deflate-raw'))).text()
    return sharedIn(JSON.parse(text))
  } catch {
    return null
  }
}

function sharedIn(content: unknown): SharedTables | null {
  if (!Array.isArray(content)) return null
  const [title, roots, repeating, ...tables]: unknown[] = content
  const [controls, displayValues, dependencies] = tables.map(tableIn)
  if (typeof title !== 'string' || typeof roots !== 'string' || typeof repeating !== 'string') return null
  if (!controls || !displayValues || !dependencies) return null
  return { title, blocks: { roots, repeating }, tables: { controls, displayValues, dependencies } }
}

const linesOf = ({ columns, rows }: TextTable): (readonly string[])[] => [
  columns,
  ...rows.map((row) => row.map(({ text }) => text)),
]

function tableIn(lines: unknown): TextTable | null {
  if (!Array.isArray(lines) || !lines.every(isLine)) return null
  const [columns = [], ...rows] = lines
  return { columns, rows: rows.map((row) => columns.map((_, at) => ({ text: row[at] ?? '' }))) }
}

const isLine = (line: unknown): line is string[] =>
  Array.isArray(line) && line.every((text) => typeof text === 'string')

function toBase64(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(characters, (character) => character.charCodeAt(0))
}
