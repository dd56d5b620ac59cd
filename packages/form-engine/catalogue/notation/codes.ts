import type { Code } from '../../src/definitions/outline.ts'

/** An ordered list of codes for dropdowns and radios. */
export type CodeList = readonly Code[]

/** Builds a code list from pairs of value and label, in display order. */
export function codeList(pairs: readonly (readonly [value: string, label: string])[]): CodeList {
  return pairs.map(([value, label]) => ({ value, label }))
}

/** A code that is no longer offered, but stays in the table. */
export function retired(value: string, label: string): Code {
  return { value, label, retired: true }
}
