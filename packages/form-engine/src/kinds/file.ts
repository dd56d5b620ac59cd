import { answerOf, isRecord } from './answers.ts'
import { someText } from './checks/schema-of-text.ts'
import type { Kind } from './kind.ts'

const named = { type: 'object', required: ['name'], properties: { name: { type: 'string', ...someText } } }

/** A list of `AttachedFile`, sent as JSON. */
export const file: Kind<'file'> = {
  type: 'file',
  judgedAs: 'files',
  json: { type: 'array', items: { type: 'object' } },
  canHold: (value) =>
    Array.isArray(value) && value.every((entry: unknown) => isRecord(entry) && nameOf(entry) !== '' && isFlat(entry)),
  check: () => null,
  schema: ({ required }) => ({ type: 'array', items: named, ...(required && { minItems: 1 }) }),
  toData: (answer) => JSON.stringify(answer),
  fromData: filesOfText,
  show: (_, answer) => (answer as Record<string, unknown>[]).map(nameOf).join(', '),
  widget: () => 'FileWidget',
}

/** Blank if the file has none. */
function nameOf(entry: Record<string, unknown>): string {
  const name = answerOf(entry, 'name')
  return typeof name === 'string' ? name.trim() : ''
}

/** Nothing in it that could not be written as JSON, such as a circle. */
function isFlat(entry: Record<string, unknown>): boolean {
  return Object.keys(entry).every((key) => {
    const value = answerOf(entry, key)
    return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
  })
}

/** Text that is no list of files stays text, and so a wrong type. */
function filesOfText(text: string): unknown {
  try {
    const files: unknown = JSON.parse(text)
    return Array.isArray(files) && files.every(isRecord) ? files : text
  } catch {
    return text
  }
}
