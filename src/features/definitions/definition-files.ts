import { publishedForms, type DefinitionTables, type FormKind } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import {
  checkFiles,
  definitionsWorkbook,
  servedRows,
  withFurther,
  type FileDiagnostic,
} from '@captive/form-engine/files'

/** A form from definition files that the user chose. */
export interface ReadForm {
  form: FormKind
  name: string
  /** The tables to publish, if there are no errors. */
  tables: DefinitionTables
  /** Most severe first. */
  findings: readonly FileDiagnostic<string>[]
}

/**
 * Reads and checks definition files for a form.
 * @throws UnreadableFileError if a file has no tables
 */
export async function readForm(form: FormKind, files: readonly File[]): Promise<ReadForm> {
  const sources = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const { settings, check } = publishedForms[form]
  const checked = await checkFiles(sources, settings)
  return {
    form,
    name: files.map(({ name }) => name).join(', '),
    tables: servedRows(checked.definitions),
    findings: withFurther(checked, check(checked.definitions)),
  }
}

/** The tables of a version as a workbook. */
export async function workbookOf(tables: DefinitionTables): Promise<Blob> {
  const bytes = await definitionsWorkbook(parseDefinitions(tables))
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
