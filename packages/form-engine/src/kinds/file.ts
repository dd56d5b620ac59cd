import { answerOf, isRecord, type AttachedFile } from './answers.ts'
import { someText } from './checks/schema-of-text.ts'
import type { Kind } from './kind.ts'

const named = { type: 'object', required: ['name'], properties: { name: { type: 'string', ...someText } } }

/** A list of `AttachedFile`, submitted as JSON. */
export const file: Kind<'file', readonly AttachedFile[], never> = {
  type: 'file',
  checkedAs: 'files',
  json: { type: 'array', items: { type: 'object' } },
  canHold: (value): value is readonly AttachedFile[] =>
    Array.isArray(value) && value.every((entry: unknown) => isRecord(entry) && nameOf(entry) !== '' && isFlat(entry)),
  check: () => null,
  messages: {},
  schema: ({ required }) => ({ type: 'array', items: named, ...(required && { minItems: 1 }) }),
  toData: JSON.stringify,
  fromData: filesOfText,
  show: (_, answer) => answer.map(({ name }) => name.trim()).join(', '),
  widget: () => 'FileWidget',
}

/** The name of a file; blank if it has none. */
function nameOf(entry: Record<string, unknown>): string {
  const name = answerOf(entry, 'name')
  return typeof name === 'string' ? name.trim() : ''
}

/** Whether the value can be written as JSON. A circular value cannot. */
function isFlat(entry: Record<string, unknown>): boolean {
  return Object.keys(entry).every((key) => {
    const value = answerOf(entry, key)
    return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
  })
}

/** Returns the text itself if it is not a list of files, so that validation reports a wrong type. */
function filesOfText(text: string): unknown {
  try {
    const files: unknown = JSON.parse(text)
    return Array.isArray(files) && files.every(isRecord) ? files : text
  } catch {
    return text
  }
}
