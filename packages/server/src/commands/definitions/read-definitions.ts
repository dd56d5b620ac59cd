import { publishedForms, type FormKind } from '@captive/api-client/contract'
import {
  checkFiles,
  withFurther,
  type CheckedFiles,
  type FileDiagnostic,
  type SourceFile,
} from '@captive/form-engine/files'

/** Definitions from files, with all their diagnostics as a form of the portal. */
export interface ReadDefinitions extends Pick<CheckedFiles, 'definitions'> {
  form: FormKind
  diagnostics: readonly FileDiagnostic<string>[]
  errors: readonly FileDiagnostic<string>[]
}

/**
 * Reads and checks the files of a form.
 * @throws UnreadableFileError
 */
export async function readDefinitions(form: FormKind, files: readonly SourceFile[]): Promise<ReadDefinitions> {
  const { settings, check } = publishedForms[form]
  const checked = await checkFiles(files, settings)
  const { definitions } = checked
  const diagnostics = withFurther(checked, check(definitions))
  return { form, definitions, diagnostics, errors: diagnostics.filter(({ severity }) => severity === 'error') }
}
