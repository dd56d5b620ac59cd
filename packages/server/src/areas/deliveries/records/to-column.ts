import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Value } from '@captive/delivery'

/**
 * Converts a value for its column. A date in a timestamp column becomes noon UTC, which is the same date in every
 * state.
 */
export function toColumn({ dataType, notNull }: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return notNull ? blanks[dataType] : null
  if (dataType === 'date' && typeof value === 'string' && value.length === 10) return `${value}T12:00:00Z`
  if (dataType === 'number' && typeof value === 'boolean') return Number(value)
  return value
}

const blanks: Partial<Record<PgColumn['dataType'], unknown>> = { string: '', number: 0, boolean: false }

/** Converts a column value to the format of deliveries. */
export function fromColumn(value: unknown): Value {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value as Value
}
