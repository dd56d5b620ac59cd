import type { Code } from '../../src/definitions/outline.ts'

/** An ordered list of codes; dropdowns and radios offer it. */
export type CodeList = readonly Code[]

/** A code list from pairs of value and label, in the order shown. */
export function codeList(pairs: readonly (readonly [value: string, label: string])[]): CodeList {
  return pairs.map(([value, label]) => ({ value, label }))
}

/** A code that is no longer offered but stays in the table. */
export function retired(value: string, label: string): Code {
  return { value, label, retired: true }
}
