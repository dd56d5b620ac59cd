import { formatMasked, maskDigits } from '@captive/form-engine'

/** A text with a place for the caret in it. */
export interface Entry {
  readonly text: string
  readonly caret: number
}

/** What was typed or pasted, put into the pattern, with the caret still behind the same digit. */
export function enterMasked(pattern: string, entry: Entry): Entry {
  return atDigit(pattern, maskDigits(pattern, entry.text), digitsBefore(pattern, entry))
}

/** Removes the digit before the caret, also where something that is no digit stands between them. */
export function eraseMasked(pattern: string, entry: Entry): Entry {
  const digits = maskDigits(pattern, entry.text)
  const before = digitsBefore(pattern, entry)
  const kept = digits.slice(0, Math.max(0, before - 1)) + digits.slice(before)
  return atDigit(pattern, kept, before - 1)
}

/** How many of the digits in slots stand before the caret; a country's code that the pattern writes is none of them. */
function digitsBefore(pattern: string, { text, caret }: Entry): number {
  const after = text.slice(caret).replace(/\P{Nd}/gu, '').length
  return Math.max(0, maskDigits(pattern, text).length - after)
}

/** The digits in the pattern, with the caret behind so many of them. */
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
