import { checkServedClaim, SERVED_SETTINGS } from '@captive/form-engine/claim'
import { checkFiles, type CheckedFiles, type FileDiagnostic, type SourceFile } from '@captive/form-engine/files'

/** Definitions from files, and everything that is wrong with them as the claim report of the portal. */
export interface ReadDefinitions extends Pick<CheckedFiles, 'definitions'> {
  diagnostics: readonly FileDiagnostic<string>[]
  errors: readonly FileDiagnostic<string>[]
}

/**
 * Reads and checks the files of a claim report.
 * @throws UnreadableFileError
 */
export async function readDefinitions(files: readonly SourceFile[]): Promise<ReadDefinitions> {
  const { definitions, diagnostics: ofEngine, located } = await checkFiles(files, SERVED_SETTINGS)
  const diagnostics: FileDiagnostic<string>[] = [...checkServedClaim(definitions).map(located), ...ofEngine]
  return { definitions, diagnostics, errors: diagnostics.filter(({ severity }) => severity === 'error') }
}
