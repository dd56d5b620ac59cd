import type { FormControl, JsonSchema } from './control.ts'

/**
 * The longest answers, in characters (code points, as JSON Schema counts them): one line, and several. A control of a local
 * form may declare less. Code that stores or sends answers takes its limits from here.
 */
export const LONGEST = { line: 500, text: 20_000 } as const

/**
 * How many characters a text has.
 *
 * @example
 * lengthOf('a🚚') // 2
 */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Whether an answer has more characters than its control takes. */
export function isTooLong({ longest }: FormControl, answer: unknown): boolean {
  // No text has more characters than units, which are counted already.
  return longest !== null && typeof answer === 'string' && answer.length > longest && lengthOf(answer) > longest
}

/** The same as JSON Schema. */
export function schemaOfLength({ longest }: FormControl): JsonSchema {
  return longest === null ? {} : { maxLength: longest }
}
