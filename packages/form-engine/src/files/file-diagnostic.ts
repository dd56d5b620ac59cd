import type { Diagnostic, DiagnosticCode } from '../definitions/diagnostic.ts'
import type { FileLocation } from './file-location.ts'

/** What a spreadsheet changed in a cell. */
export type DamageCode =
  | 'cell-error'
  | 'formula-without-result'
  | 'cell-became-date'
  | 'zeros-lost'
  | 'separator-in-number'

/** What is wrong with a file, as opposed to the definitions in it. */
export type ReadingCode =
  | DamageCode
  | 'table-by-content'
  | 'second-table'
  | 'unread-sheet'
  | 'skipped-row'
  | 'duplicate-column'
  | 'local-column'
  | 'unread-column'

/** A diagnostic with the places in the files. */
export interface FileDiagnostic<Code extends string = DiagnosticCode | ReadingCode> extends Omit<Diagnostic, 'code'> {
  readonly code: Code
  readonly locations: readonly FileLocation[]
}
