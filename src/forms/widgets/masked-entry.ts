import { formatMasked, maskDigits } from '@captive/form-engine'

/** A text and the position of the caret. */
export interface Entry {
  readonly text: string
  readonly caret: number
}

/** Formats input with the pattern and keeps the caret after the same digit. */
export function enterMasked(pattern: string, entry: Entry): Entry {
  return atDigit(pattern, maskDigits(pattern, entry.text), digitsBefore(pattern, entry))
}

/** Removes the digit before the caret, skipping characters of the pattern. */
export function eraseMasked(pattern: string, entry: Entry): Entry {
  const digits = maskDigits(pattern, entry.text)
  const before = digitsBefore(pattern, entry)
  const remaining = digits.slice(0, Math.max(0, before - 1)) + digits.slice(before)
  return atDigit(pattern, remaining, before - 1)
}

/** The number of typed digits before the caret, without digits of the pattern. */
function digitsBefore(pattern: string, { text, caret }: Entry): number {
  const after = text.slice(caret).replace(/\P{Nd}/gu, '').length
  return Math.max(0, maskDigits(pattern, text).length - after)
}

/** Formats digits and puts the caret after a number of them. */
function atDigit(pattern: string, digits: string, before: number): Entry {
  const text = formatMasked(pattern, digits)
  return { text, caret: placeAfter(pattern, text, before) }
}

function placeAfter(pattern: string, text: string, digits: number): number {
  if (digits <= 0) return 0
  let seen = 0
  for (const [place, sign] of [...pattern].entries()) if (sign === '#' && ++seen === digits) return place + 1
  return text.length
}
