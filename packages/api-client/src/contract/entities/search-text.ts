/**
 * The searchable form of a text: letters and digits of every alphabet, in lower case and without accents (AMB-057).
 * `pena` therefore finds Peña, composed or decomposed. Blank for a text without letters and digits.
 */
export function searchText(text: string): string {
  if (asciiOnly.test(text)) return text.replace(otherAscii, '').toLowerCase()
  return text.normalize('NFKD').replace(otherSigns, '').toLowerCase().replaceAll('ς', 'σ')
}

const asciiOnly = /^[\0-\x7f]*$/ // a fast path, because most texts are ASCII
const otherAscii = /[^a-z0-9]+/gi
const otherSigns = /[^\p{L}\p{N}]+/gu
