import { createHash } from 'node:crypto'

/** SHA-256 of a JSON value in which the order of an object's names does not count. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inNameOrder)).digest('hex')
}

function inNameOrder(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
