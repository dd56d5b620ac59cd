import { isBlank, type Answers } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'

/**
 * Answers questions by their label codes, except in repeating sections. A choice is answered only with one of its
 * options.
 * @param over whether to replace answers; otherwise only blank questions are answered
 * @returns the previous answers, by control key
 */
export function fillByLabelCode(
  store: FormStore,
  texts: Readonly<Record<string, string>>,
  { over = false } = {},
): Answers {
  const before: Record<string, unknown> = {}
  for (const { key, labelCode, options, repeatedIn, rules } of store.form.controls) {
    const text = texts[labelCode]
    if (!text || repeatedIn !== null || !(over || isBlank(store.answers()[key]))) continue
    if (options.length > 0 && !options.some(({ value }) => value === text)) continue
    before[key] = store.answers()[key]
    store.set(key, rules.choices ? [text] : text)
  }
  return before
}
