import type { DefinitionTables } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { checkServedClaim, SERVED_SETTINGS } from '@captive/form-engine/claim'
import { checkFiles, definitionsWorkbook, servedRows, type FileDiagnostic } from '@captive/form-engine/files'

/** A file of definitions as it was chosen. */
export interface ReadForm {
  name: string
  /** To publish, if there are no errors. */
  tables: DefinitionTables
  /** The worst first. */
  findings: readonly FileDiagnostic<string>[]
}

/**
 * Reads and checks the definitions in files.
 * @throws UnreadableFileError if a file has no tables
 */
export async function readForm(files: readonly File[]): Promise<ReadForm> {
  const sources = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const { definitions, diagnostics, located } = await checkFiles(sources, SERVED_SETTINGS)
  const findings: FileDiagnostic<string>[] = [...checkServedClaim(definitions).map(located), ...diagnostics]
  const rank = { error: 0, warning: 1, info: 2 }
  return {
    name: files.map(({ name }) => name).join(', '),
    tables: servedRows(definitions),
    findings: findings.toSorted((one, other) => rank[one.severity] - rank[other.severity]),
  }
}

/** The tables of a version as a workbook. */
export async function workbookOf(tables: DefinitionTables): Promise<Blob> {
  const bytes = await definitionsWorkbook(parseDefinitions(tables))
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
