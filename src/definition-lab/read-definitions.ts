import {
  openTables,
  readForeign,
  textTables,
  UnreadableFileError,
  type OpenedTables,
  type SourceFile,
} from '@captive/form-engine/files'
import { texts } from './texts.ts'

/** Files or a pasted text contain no tables. The message says what is wrong and how to fix it. */
export class UnreadableDefinitionsError extends Error {
  override name = 'UnreadableDefinitionsError'
}

/** The tables, and the features of a form in another format that they cannot express. */
export interface ReadDefinitions extends OpenedTables {
  readonly leftOut?: readonly string[]
}

/**
 * Reads JSON, workbooks or CSV files that together contain the three tables, or one FHIR, XLSForm or REDCap form.
 * @throws UnreadableDefinitionsError
 */
export async function readDefinitionsFiles(files: readonly File[]): Promise<ReadDefinitions> {
  const sources = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
  return readDefinitions(await Promise.all(sources))
}

/**
 * Reads JSON text `{ controls, displayValues, dependencies }`.
 * @throws UnreadableDefinitionsError
 */
export function readDefinitionsText(text: string): Promise<ReadDefinitions> {
  return readDefinitions([{ name: texts.source.pastedFile, bytes: new TextEncoder().encode(text) }])
}

async function readDefinitions(files: readonly SourceFile[]): Promise<ReadDefinitions> {
  const opened = await openForms(files).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? new UnreadableDefinitionsError(error.message) : error
  })
  const isEmpty = Object.values(opened.tables).every(({ rows }) => rows.length === 0)
  const missing = opened.found.filter(({ code }) => code === 'missing-table')
  if (!isEmpty || missing.length === 0) return opened
  throw new UnreadableDefinitionsError(missing.map(({ message, hint }) => `${message} ${hint}`).join(' '))
}

async function openForms(files: readonly SourceFile[]): Promise<ReadDefinitions> {
  const [only, ...more] = files
  const foreign = only && more.length === 0 ? await readForeign(only) : null
  if (!foreign) return openTables(files)
  return { tables: textTables(foreign.definitions), found: [], leftOut: foreign.leftOut }
}
