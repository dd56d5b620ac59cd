import { isBlank, type Answers } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'

/**
 * Answers questions by their label codes, outside what repeats, with what is known from elsewhere. A list is answered with
 * what it offers alone.
 * @param over also where an answer stands already
 * @returns what stood there before, by control key
 */
export function fillByCode(
  session: FormSession,
  texts: Readonly<Record<string, string>>,
  { over = false } = {},
): Answers {
  const before: Record<string, unknown> = {}
  for (const { key, labelCode, options, repeatedIn } of session.form.controls) {
    const text = texts[labelCode]
    if (!text || repeatedIn !== null || !(over || isBlank(session.answers()[key]))) continue
    if (options.length > 0 && !options.some(({ value }) => value === text)) continue
    before[key] = session.answers()[key]
    session.set(key, text)
  }
  return before
}
