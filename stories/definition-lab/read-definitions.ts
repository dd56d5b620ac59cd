import { checkFiles, UnreadableFileError, type CheckedFiles, type SourceFile } from '@captive/form-engine/files'
import { texts } from './texts.ts'

/** Files or a pasted text do not contain definitions. The message says what is wrong and what to do. */
export class UnreadableDefinitionsError extends Error {
  override name = 'UnreadableDefinitionsError'
}

/** Reads JSON, workbooks or CSV files that together have the three tables. Throws UnreadableDefinitionsError. */
export async function readDefinitionsFiles(files: readonly File[]): Promise<CheckedFiles> {
  const sources = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
  return readDefinitions(await Promise.all(sources))
}

/** Reads JSON text `{ controls, displayValues, dependencies }`. Throws UnreadableDefinitionsError. */
export function readDefinitionsText(text: string): Promise<CheckedFiles> {
  return readDefinitions([{ name: texts.source.pastedFile, bytes: new TextEncoder().encode(text) }])
}

async function readDefinitions(files: readonly SourceFile[]): Promise<CheckedFiles> {
  const checked = await checkFiles(files).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? new UnreadableDefinitionsError(error.message) : error
  })
  if (checked.isComplete) return checked
  const faults = checked.diagnostics.filter(({ severity }) => severity === 'error')
  throw new UnreadableDefinitionsError(faults.map(texts.unreadable.fault).join(' '))
}
