import type { RecId } from './definitions.ts'

/** Names that cannot be keys of answers. */
const reserved = new Set(['__proto__', 'ui:order'])

/**
 * Reads an id. Digits of a whole number, and forms such as `c128`, become that number, so that no two ids share a
 * key. Other text is a name. Returns `undefined` for a blank and for anything that is not text or a number.
 */
export function readRecId(value: unknown): RecId | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  const digits = /^c?(-?\d{1,16})$/.exec(text)?.[1]
  if (digits !== undefined && Number.isSafeInteger(Number(digits))) return Number(digits)
  return text === '' || text === 'NaN' ? undefined : text
}

/** Whether a control may have this id. A few names are reserved in answers. */
export function isUsableRecId(recId: unknown): boolean {
  return !reserved.has(String(recId))
}

/** The key of a control in answers: `c128` for a number, or the name itself. */
export function keyOfRecId(recId: RecId): string {
  return typeof recId === 'number' ? `c${recId}` : recId
}

/** Compares ids: numbers by value, then names by code unit. */
export function compareRecIds(a: RecId, b: RecId): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return compareTexts(String(a), String(b))
}

/** Compares by code unit, so that the order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Compares numbers by value. `null` sorts last. */
export function compareOrders(a: number | null, b: number | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  return a - b
}
