import type { RecId } from './definitions.ts'

/** Names that a key of answers cannot have. */
const reserved = new Set(['__proto__', 'ui:order'])

/**
 * Reads an id: the digits of a whole number are that number, whichever way they are written, and so is `c128`, so that no two ids
 * share a key; other text is a name. `undefined` for nothing and for what is no text or number.
 */
export function readRecId(value: unknown): RecId | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  const digits = /^c?(-?\d{1,16})$/.exec(text)?.[1]
  if (digits !== undefined && Number.isSafeInteger(Number(digits))) return Number(digits)
  return text === '' || text === 'NaN' ? undefined : text
}

/** Whether a control may carry this id: a few names mean something else in answers. */
export function isUsableRecId(recId: RecId | undefined): recId is RecId {
  return recId !== undefined && !reserved.has(String(recId))
}

/** The key of a control in answers: `c128` for a number, a name itself (AMB-114). */
export function keyOfRecId(recId: RecId): string {
  return typeof recId === 'number' ? `c${recId}` : recId
}

/** Numbers by size, before names by code unit. */
export function compareRecIds(a: RecId, b: RecId): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return compareTexts(String(a), String(b))
}

/** By code unit, so that order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Numbers by size, `null` after them all (AMB-154). */
export function compareOrders(a: number | null, b: number | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0)
  return a - b
}
