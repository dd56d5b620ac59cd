import type { DiagnosticCode, FormBlocks, RecId } from '../../src/index.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'

/** Definitions with one fault, the blocks to check them with, and the one diagnostic they must show; notes may stand beside it. */
export interface BrokenDefinitions extends FormBlocks {
  /** Kebab-case, unique in the catalogue. */
  readonly name: string
  /** The fault, in one sentence. */
  readonly title: string
  readonly definitions: DefinitionRows
  readonly code: DiagnosticCode
  /** The controls the diagnostic is about, the one to mend first. */
  readonly controls: readonly RecId[]
}
