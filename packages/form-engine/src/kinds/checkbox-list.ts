import type { Option } from './control.ts'
import type { Kind } from './kind.ts'

/** A question with several choices. Its answer is the list of their values, in the order of the options. */
export const checkboxList: Kind<'checkboxList', readonly string[], 'option'> & { readonly offers: readonly Option[] } =
  {
    type: 'checkboxList',
    offers: [],
    whenBlank: 'needs-one',
    json: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    canHold: isTextList,
    choices: (answer) => answer,
    clean: ({ options }, answer) => inOrder(options, answer),
    check: ({ options }, answer) => {
      const offered = new Set(options.map(({ value }) => value))
      const isOffered = options.length === 0 || answer.every((value) => offered.has(value))
      return isOffered && new Set(answer).size === answer.length ? null : 'option'
    },
    messages: { option: 'Please choose one of the options.' },
    // If the options are not known yet, the schema looks up the control of the form at run time.
    schema: ({ key, options, required }) => ({
      type: 'array',
      items: options.length > 0 ? { enum: options.map(({ value }) => value) } : { type: 'string' },
      uniqueItems: true,
      ...(options.length === 0 && { 'x-control': key }),
      ...(required && { minItems: 1 }),
    }),
    toData: JSON.stringify,
    fromData: listOfText,
    show: ({ options }, answer) =>
      answer.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', '),
    widget: () => 'CheckboxesWidget',
  }

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && Array.from(value as unknown[]).every((entry) => typeof entry === 'string')
}

/**
 * Sorts the values in the order of the options; values that are not offered come last. Returns the same list if it is
 * already sorted.
 */
function inOrder(options: readonly Option[], answer: readonly string[]): readonly string[] {
  const places = new Map(options.map(({ value }, place) => [value, place]))
  const placeOf = (value: string): number => places.get(value) ?? options.length
  const sorted = answer.toSorted((a, b) => placeOf(a) - placeOf(b))
  return sorted.every((value, at) => value === answer[at]) ? answer : sorted
}

/** Returns the text itself if it is not a list of strings, so that validation reports a wrong type. */
function listOfText(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text)
    return isTextList(list) ? list : text
  } catch {
    return text
  }
}
