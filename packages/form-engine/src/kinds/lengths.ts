import type { FormControl, JsonSchema } from './control.ts'

/**
 * The maximum lengths of a single line and of a text with several lines, in characters (code points, as in JSON
 * Schema). A control of a local form may set a lower maximum. Code that stores or sends answers uses these limits.
 */
export const LONGEST = { line: 500, text: 20_000 } as const

/**
 * The number of characters in a text.
 *
 * @example
 * lengthOf('a🚚') // 2
 */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Whether an answer is too long for its control. */
export function isTooLong({ longest }: FormControl, answer: unknown): boolean {
  // A text never has more code points than UTF-16 code units, so a small `length` is enough to decide.
  return longest !== null && typeof answer === 'string' && answer.length > longest && lengthOf(answer) > longest
}

/** The same limit as JSON Schema. */
export function schemaOfLength({ longest }: FormControl): JsonSchema {
  return longest === null ? {} : { maxLength: longest }
}
