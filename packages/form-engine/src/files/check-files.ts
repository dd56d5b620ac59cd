import { definitionTables } from '../definitions/columns.ts'
import type { Definitions } from '../definitions/definitions.ts'
import type { Diagnostic, WithCells } from '../definitions/diagnostic.ts'
import { checkTables } from '../diagnose/check-tables.ts'
import type { FormSettings } from '../graph/settings.ts'
import type { FileDiagnostic } from './file-diagnostic.ts'
import { readFiles, type ReadFiles } from './read-files.ts'
import type { SourceFile } from './source-file.ts'

/** Definitions from files, and everything that is wrong with them. */
export interface CheckedFiles {
  /** Without the rows that cannot be read. */
  readonly definitions: Definitions
  /** Whether every table and row could be read. */
  readonly isComplete: boolean
  /** The worst first. */
  readonly diagnostics: readonly FileDiagnostic[]
  /** Adds the places of its cells to a further diagnostic of `definitions`, such as one of `checkClaim`. */
  readonly located: <Found extends WithCells>(found: Found) => Found & Located
}

type Located = Pick<FileDiagnostic, 'locations'>

const rank = { error: 0, warning: 1, info: 2 }

/**
 * Reads and checks the definitions in files. Each diagnostic has the places in the files, as the spreadsheet shows
 * them.
 *
 * @example
 * const { diagnostics } = await checkFiles([{ name: 'claim.xlsx', bytes }], { roots: [27] })
 * for (const { locations, message } of diagnostics) console.log(locations[0]?.shown, message)
 * @throws UnreadableFileError if a file is no JSON, CSV or workbook
 */
export async function checkFiles(files: readonly SourceFile[], settings: FormSettings = {}): Promise<CheckedFiles> {
  return checkRead(await readFiles(files), settings)
}

/**
 * Adds diagnostics of other checks, such as those of `checkClaim`, to those of the files. The worst come first.
 *
 * @example
 * const checked = await checkFiles(files)
 * const all = withFurther(checked, checkClaim(checked.definitions))
 */
export function withFurther(
  { definitions, isComplete, diagnostics, located }: CheckedFiles,
  further: readonly (Omit<Diagnostic, 'code'> & { readonly code: string })[],
): FileDiagnostic<string>[] {
  // If no control can be read, further diagnostics would only repeat that fault.
  const named = isComplete || definitions.controls.length > 0 ? further : []
  const all: FileDiagnostic<string>[] = [...named.map(located), ...diagnostics]
  return all.toSorted((a, b) => rank[a.severity] - rank[b.severity])
}

/** Checks tables that were read from files. */
export function checkRead(read: ReadFiles, settings: FormSettings): CheckedFiles {
  const { definitions, isComplete, diagnostics, asHandedIn } = checkTables(read.tables, settings)
  const locate = <Found extends WithCells>(found: Found): Found & Located => ({
    ...found,
    locations: found.cells.flatMap((cell) => read.locate(cell) ?? []),
  })
  const located = diagnostics.filter(({ code }) => code !== 'missing-table').map(locate)
  // A misspelled column already has a diagnostic with a suggestion.
  const misspelt = new Set(diagnostics.filter(({ code }) => code === 'misspelt-column').map(columnOf))
  const unread = read.found.filter((found) => found.code !== 'unread-column' || !misspelt.has(columnOf(found)))
  const reading = [...missingTables(read), ...unread]
  const all: FileDiagnostic[] = [...reading, ...located].toSorted((a, b) => rank[a.severity] - rank[b.severity])
  return { definitions, isComplete, diagnostics: all, located: (found) => locate(asHandedIn(found)) }
}

const columnOf = ({ cells: [cell] }: Pick<FileDiagnostic, 'cells'>): string => `${cell?.table} ${cell?.column}`

export function missingTables({ tables, looked }: Pick<ReadFiles, 'tables' | 'looked'>): FileDiagnostic[] {
  const missing = definitionTables.filter((table) => tables[table] === undefined)
  return missing.map((table) => ({
    code: 'missing-table',
    severity: 'error',
    controls: [],
    cells: [],
    locations: [],
    message: `No sheet or file has the table ${table}. The following were found: ${looked.join(', ')}.`,
    hint: `Add a sheet ${table} with its columns, even if it has no rows.`,
  }))
}
