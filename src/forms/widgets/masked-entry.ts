import { formatMasked } from '@captive/form-engine'

/** A text with a place for the caret in it. */
export interface Entry {
  readonly text: string
  readonly caret: number
}

/** What was typed or pasted, put into the pattern, with the caret still behind the same digit. */
export function enterMasked(pattern: string, { text, caret }: Entry): Entry {
  const formatted = formatMasked(pattern, text)
  const digitsBefore = text.slice(0, caret).replace(/\D/g, '').length
  return { text: formatted, caret: afterDigit(formatted, digitsBefore) }
}

/** Removes the digit before the caret, also where something that is no digit stands between them. */
export function eraseMasked(pattern: string, { text, caret }: Entry): Entry {
  const digitsBefore = text.slice(0, caret).replace(/\D/g, '').length
  const digits = text.replace(/\D/g, '')
  const kept = digits.slice(0, Math.max(0, digitsBefore - 1)) + digits.slice(digitsBefore)
  const formatted = formatMasked(pattern, kept)
  return { text: formatted, caret: afterDigit(formatted, digitsBefore - 1) }
}

/** The place behind the n-th digit. */
function afterDigit(text: string, digits: number): number {
  if (digits <= 0) return 0
  let seen = 0
  for (const [place, character] of [...text].entries()) {
    if (/\d/.test(character) && ++seen === digits) return place + 1
  }
  return text.length
}
