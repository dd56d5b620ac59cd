import { isBlankText } from '../text/blank.ts'

/**
 * What a person typed, flat per scope: `{ c101: 'yes', c19: [{ id: 1, c203: 'Ford' }] }`.
 * Text, options, dates and numbers are strings; a checkbox is a boolean; a file control is a list of
 * `AttachedFile`; a repeating section is a list of such
 * objects, each with an id. Anything else is a wrong type.
 */
export type Answers = { readonly [key: string]: unknown }

/** A file a local form holds; the bytes are elsewhere, under `filePath`. */
export interface AttachedFile {
  readonly name: string
  readonly filePath?: string
  readonly size?: number
}

/** Place of an answer: `['c101']`, or `['c19', 0, 'c203']` inside a repeated section; `[]` is the form. */
export type AnswerPath = readonly (string | number)[]

/** A JSON object, whatever made it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The answer under a key, never something inherited; one that throws when it is read is none. */
export function answerOf(answers: Answers, key: string): unknown {
  try {
    return Object.hasOwn(answers, key) ? answers[key] : undefined
  } catch {
    return undefined
  }
}

/**
 * Absent, only spaces or characters that nobody sees, an unticked checkbox or an empty list: nobody answered.
 *
 * @example
 * isBlank('  ') // true
 */
export function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === false) return true
  if (typeof answer === 'string') return isBlankText(answer)
  return Array.isArray(answer) && answer.length === 0
}

/** One item of a repeating section, as `itemsOf` has it; `undefined` beyond the last. */
export function itemAt(answers: Answers, sectionKey: string, index: number): Answers | undefined {
  const list = answerOf(answers, sectionKey)
  if (!Array.isArray(list) || index >= list.length) return undefined
  const item: unknown = list[index]
  return isRecord(item) ? item : {}
}

/** The items of a repeating section; what is no list counts as none, what is no object as an empty item. */
export function itemsOf(answers: Answers, sectionKey: string): readonly Answers[] {
  const list = answerOf(answers, sectionKey)
  return Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? item : {})) : []
}
