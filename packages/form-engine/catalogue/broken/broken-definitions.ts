import type { DiagnosticCode, FormBlocks, RecId } from '../../src/index.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'

/**
 * Definitions with one fault, the blocks to check them with, and the diagnostic that they must give. Notes are
 * allowed in addition.
 */
export interface BrokenDefinitions extends FormBlocks {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  /** The fault, in one sentence. */
  readonly title: string
  readonly definitions: DefinitionRows
  readonly code: DiagnosticCode
  /** The controls of the diagnostic; the first one is the one to fix. */
  readonly controls: readonly RecId[]
  /** The cells of the diagnostic, as `table[row].column`. Without a row, the heading of the column. */
  readonly cells: readonly string[]
}
