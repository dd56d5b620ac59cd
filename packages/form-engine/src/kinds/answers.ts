import { isBlankText } from '../text/blank.ts'

/**
 * The answers of a form, one flat object per scope: `{ c101: 'yes', c19: [{ id: 1, c203: 'Ford' }] }`. Text, options,
 * dates and numbers are strings. A checkbox is a boolean, several choices are a list of strings, a file control is a
 * list of `AttachedFile`, and a repeating section is a list of such objects, each with an id. Anything else is a wrong
 * type.
 */
export type Answers = { readonly [key: string]: unknown }

/** A file in a local form. The bytes are stored elsewhere, under `filePath`. */
export interface AttachedFile {
  readonly name: string
  readonly filePath?: string
  readonly size?: number
}

/** The path of an answer: `['c101']`, or `['c19', 0, 'c203']` in a repeating section; `[]` is the form. */
export type AnswerPath = readonly (string | number)[]

/** A plain JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The own property with this key, or `undefined` if it is inherited or throws when read. */
export function answerOf(answers: Answers, key: string): unknown {
  try {
    return Object.hasOwn(answers, key) ? answers[key] : undefined
  } catch {
    return undefined
  }
}

/** The answers with one answer changed, or removed if the new one is `undefined`. Keeps the order of the keys. */
export function withAnswer(answers: Answers, key: string, answer: unknown): Answers {
  const keys = new Set(Object.keys(answers))
  if (answer === undefined) keys.delete(key)
  else keys.add(key)
  return Object.fromEntries([...keys].map((each) => [each, each === key ? answer : answerOf(answers, each)]))
}

/**
 * Whether an answer is blank: absent, only spaces or invisible characters, an unticked checkbox or an empty list.
 *
 * @example
 * isBlank('  ') // true
 */
export function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === false) return true
  if (typeof answer === 'string') return isBlankText(answer)
  return Array.isArray(answer) && answer.length === 0
}

/** One item of a repeating section, as in `itemsOf`; `undefined` if the index is out of range. */
export function itemAt(answers: Answers, sectionKey: string, index: number): Answers | undefined {
  const list = answerOf(answers, sectionKey)
  if (!Array.isArray(list) || index >= list.length) return undefined
  const item: unknown = list[index]
  return isRecord(item) ? item : {}
}

/**
 * The items of a repeating section. A value that is not a list has no items. An item that is not an object counts as
 * empty.
 */
export function itemsOf(answers: Answers, sectionKey: string): readonly Answers[] {
  const list = answerOf(answers, sectionKey)
  return Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? item : {})) : []
}
