import type { Column } from '../recognize/table.ts'

/** The minimum score for a column to fit a field. */
export const minimumScore = 0.5

interface Fit<F> {
  /** How well a column fits a field, from 0 to 1. */
  readonly scoreOf: (column: Column, field: F) => number
  /** Whether several columns may be mapped to the field. */
  readonly isRepeatable?: (field: F) => boolean
}

/** Assigns fields to columns, best fits first, and each field once. Leaves out columns that fit no field. */
export function fitColumns<F extends { readonly name: string }>(
  columns: readonly Column[],
  fields: readonly F[],
  { scoreOf, isRepeatable = () => false }: Fit<F>,
): Map<Column, string> {
  const fits = columns
    .flatMap((column) => fields.map((field) => ({ column, field, score: scoreOf(column, field) })))
    .filter(({ score }) => score >= minimumScore)
    .toSorted((one, other) => other.score - one.score)
  const proposed = new Map<Column, string>()
  const taken = new Set<string>()
  for (const { column, field } of fits) {
    if (proposed.has(column) || (taken.has(field.name) && !isRepeatable(field))) continue
    proposed.set(column, field.name)
    taken.add(field.name)
  }
  return proposed
}
