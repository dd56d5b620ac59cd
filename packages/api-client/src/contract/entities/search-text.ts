/**
 * A text as it is searched: its letters and digits, of every alphabet, without accents and in small letters (AMB-057). So
 * `pena` is found in Peña, typed in one character or in two. Nothing is left of a text without letters and digits.
 */
export function searchText(text: string): string {
  if (isAscii.test(text)) return text.replace(otherAscii, '').toLowerCase()
  return text.normalize('NFKD').replace(otherSigns, '').toLowerCase().replaceAll('ς', 'σ')
}

const isAscii = /^[\0-\x7f]*$/ // most texts are; the rest costs several times as much
const otherAscii = /[^a-z0-9]+/gi
const otherSigns = /[^\p{L}\p{N}]+/gu
