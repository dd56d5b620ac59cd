import type { ServedDiagnostic } from '../../src/claim/index.ts'
import type { DiagnosticCode } from '../../src/index.ts'
import type { ReadingCode } from '../../src/files/index.ts'

/** The codes of all diagnostics: of definitions, of the files they are in, and of claims. */
export type AnyDiagnosticCode = DiagnosticCode | ReadingCode | ServedDiagnostic['code']

/** What a diagnostic means, and how to fix it, for authors of definitions. Markdown. */
export interface ExplainedCode {
  readonly meaning: string
  readonly fix: string
}

/** The explained codes of one subject. */
export type ExplainedCodes = Readonly<Record<string, ExplainedCode>>
