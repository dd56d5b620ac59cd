import { Type, type Static } from 'typebox'

/** The result of the virus scanner for a file. A file is `not-scanned` if the installation has no scanner. */
export const FileState = Type.Union([
  Type.Literal('not-scanned'),
  Type.Literal('waiting'),
  Type.Literal('clean'),
  Type.Literal('infected'),
])
export type FileState = Static<typeof FileState>

/** Content that can run when the file is opened: macros of an office document, or formulas in a CSV or TSV file. */
export const ActiveContent = Type.Union([Type.Literal('macros'), Type.Literal('formulas')])
export type ActiveContent = Static<typeof ActiveContent>
