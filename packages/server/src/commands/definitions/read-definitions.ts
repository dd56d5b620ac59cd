import { checkServedClaim, SERVED_SETTINGS } from '@captive/form-engine/claim'
import {
  checkFiles,
  withFurther,
  type CheckedFiles,
  type FileDiagnostic,
  type SourceFile,
} from '@captive/form-engine/files'

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
  const checked = await checkFiles(files, SERVED_SETTINGS)
  const { definitions } = checked
  const diagnostics = withFurther(checked, checkServedClaim(definitions))
  return { definitions, diagnostics, errors: diagnostics.filter(({ severity }) => severity === 'error') }
}
