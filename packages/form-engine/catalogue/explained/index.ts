import { calculations } from './calculations.ts'
import { claims } from './claims.ts'
import { conditions } from './conditions.ts'
import { content } from './content.ts'
import type { AnyDiagnosticCode, ExplainedCode, ExplainedCodes } from './explained-code.ts'
import { files } from './files.ts'
import { parsing } from './parsing.ts'
import { tree } from './tree.ts'

export type { AnyDiagnosticCode } from './explained-code.ts'

/** All codes with their explanation. The compiler reports a missing code. */
export const explainedCodes = {
  ...parsing,
  ...tree,
  ...content,
  ...conditions,
  ...calculations,
  ...files,
  ...claims,
} satisfies Readonly<Record<AnyDiagnosticCode, ExplainedCode>>

/** The codes by subject. */
export const subjects: readonly { readonly title: string; readonly codes: ExplainedCodes }[] = [
  { title: 'Tables, columns and cells', codes: parsing },
  { title: 'Ids, parents and kinds', codes: tree },
  { title: 'Options, labels and masks', codes: content },
  { title: 'Dependencies', codes: conditions },
  { title: 'Calculations', codes: calculations },
  { title: 'Files', codes: files },
  { title: 'Claim reports', codes: claims },
]
