import type { Member, Shape } from './answer-shape.ts'

/**
 * Reads a response by the contract, so that pages receive the expected types from any server. Converts between numbers
 * and text, wraps a single object in a list, and drops properties that the contract does not name. A missing or
 * unreadable value becomes null or is left out if the contract allows it. Otherwise it becomes empty: '', false, an
 * empty list, or NaN, which formats show as a dash.
 */
export function readAnswer(shape: Shape, sent: unknown): unknown {
  switch (shape) {
    case 'text':
      return readText(sent) ?? ''
    case 'number':
      return readNumber(sent) ?? Number.NaN
    case 'yes or no':
      return readFlag(sent) ?? false
    case 'flag':
      return readFlag(sent) ? 1 : 0
    case 'date':
      return readDate(sent) ?? ''
    case 'unknown':
      return sent
  }
  if ('orNull' in shape) return isThere(shape.orNull, sent) ? readAnswer(shape.orNull, sent) : null
  if ('words' in shape) return readWord(shape.words, sent)
  if ('list' in shape) return readList(shape.list, sent)
  if ('record' in shape)
    return Object.fromEntries(
      Object.entries(objectIn(sent) ?? {}).map(([name, one]) => [name, readAnswer(shape.record, one)]),
    )
  return readMembers(shape.members, objectIn(sent) ?? {})
}

/** Whether a value can be read as the shape. */
function isThere(shape: Shape, sent: unknown): boolean {
  if (sent === null || sent === undefined) return false
  switch (shape) {
    case 'text':
      return readText(sent) !== undefined
    case 'number':
      return readNumber(sent) !== undefined
    case 'yes or no':
    case 'flag':
      return readFlag(sent) !== undefined
    case 'date':
      return readDate(sent) !== undefined
    case 'unknown':
      return true
  }
  if ('orNull' in shape) return isThere(shape.orNull, sent)
  if ('words' in shape) return readWord(shape.words, sent) !== ''
  return 'list' in shape || objectIn(sent) !== undefined
}

function readMembers(members: Readonly<Record<string, Member>>, sent: Readonly<Record<string, unknown>>): object {
  const read: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(members)) {
    const { shape, optional, alias } = typeof member === 'object' && 'shape' in member ? member : { shape: member }
    const own = valueOf(sent, name)
    const value = alias === undefined ? own : (own ?? valueOf(sent, alias))
    if (!optional || isThere(shape, value) || isNull(shape, value)) read[name] = readAnswer(shape, value)
  }
  return read
}

/** Whether the value is null and the contract allows null. */
const isNull = (shape: Shape, sent: unknown): boolean => sent === null && typeof shape === 'object' && 'orNull' in shape

/** The property with this name. Also accepts the name in a different case, because some servers use camelCase. */
function valueOf(sent: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(sent, name)) return sent[name]
  const like = name.toLowerCase()
  const found = Object.keys(sent).find((each) => each.toLowerCase() === like)
  return found === undefined ? undefined : sent[found]
}

function readList(shape: Shape, sent: unknown): unknown[] {
  const items: readonly unknown[] = Array.isArray(sent) ? sent : [sent]
  return items.filter((item) => isThere(shape, item) && hasKeys(shape, item)).map((item) => readAnswer(shape, item))
}

/** Whether a row has its required ids. */
function hasKeys(shape: Shape, row: unknown): boolean {
  if (typeof shape === 'string' || !('members' in shape)) return true
  return Object.entries(shape.members).every(
    ([name, member]) =>
      typeof member === 'string' || !('isKey' in member) || isThere(member.shape, valueOf(objectIn(row) ?? {}, name)),
  )
}

function readText(sent: unknown): string | undefined {
  const one = oneOf(sent)
  if (typeof one === 'string') return one
  return typeof one === 'number' || typeof one === 'boolean' ? String(one) : undefined
}

const numeric = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** A number. Also accepts `1,234.50`, `$1,234.50` and `(1,234.50)`. */
function readNumber(sent: unknown): number | undefined {
  const one = oneOf(sent)
  if (typeof one === 'number') return Number.isFinite(one) ? one : undefined
  if (typeof one === 'boolean') return one ? 1 : 0
  if (typeof one !== 'string') return undefined
  const plain = one.replaceAll(/[$,\s]/g, '').replace(/^\((.+)\)$/, '-$1')
  return numeric.test(plain) ? Number(plain) : undefined
}

function readFlag(sent: unknown): boolean | undefined {
  const one = oneOf(sent)
  if (typeof one === 'boolean') return one
  if (typeof one === 'string' && /^(true|yes|y)$/i.test(one.trim())) return true
  if (typeof one === 'string' && /^(false|no|n)$/i.test(one.trim())) return false
  const number = readNumber(one)
  return number === undefined ? undefined : number !== 0
}

/** A date, yyyy-MM-dd. Many servers send midnight of that date. */
function readDate(sent: unknown): string | undefined {
  return readText(sent)?.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1')
}

/** One of the allowed words in its own case. Keeps any other text. */
function readWord(words: readonly string[], sent: unknown): string {
  const text = readText(sent) ?? ''
  return words.find((word) => word.toLowerCase() === text.trim().toLowerCase()) ?? text
}

function objectIn(sent: unknown): Readonly<Record<string, unknown>> | undefined {
  const one = oneOf(sent)
  return typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : undefined
}

/** The first item of a list where a single value is expected. */
function oneOf(sent: unknown): unknown {
  return Array.isArray(sent) ? sent[0] : sent
}
