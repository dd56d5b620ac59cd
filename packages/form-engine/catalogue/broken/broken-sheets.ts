import type { FormBlocks } from '../../src/index.ts'
import type { AnyDiagnosticCode } from '../explained/index.ts'

/** A cell of a sheet: a value, or a formula without a stored result, as SheetJS writes it. */
export type SheetCell = string | number | null | { readonly t: 'n'; readonly f: string }

/** A workbook with one fault that only a reader of files finds, and the diagnostic that it must give. */
export interface BrokenSheets extends FormBlocks {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  /** The fault, in one sentence. */
  readonly title: string
  /** The rows of each sheet, with their heading. */
  readonly sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>
  readonly code: AnyDiagnosticCode
  /** The cells of the diagnostic, as a spreadsheet names them. */
  readonly places: readonly string[]
}
