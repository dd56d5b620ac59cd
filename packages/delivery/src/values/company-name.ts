import { distance } from 'fastest-levenshtein'

const legalForms = new Set([
  'inc',
  'incorporated',
  'llc',
  'lc',
  'ltd',
  'limited',
  'lp',
  'llp',
  'co',
  'company',
  'corp',
  'corporation',
  'plc',
  'pllc',
  'pc',
])

/** A name without case, punctuation, accents and legal form; `&` is `and`. Names with the same key are the same. */
export function companyKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\b[a-z])\.(?=\s?[a-z]\b)\s?/g, '')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/**
 * From 0 for strangers to 1 for the same name: by spelling or by words in common, whichever is better.
 * @param one a key of `companyKey`
 * @param other another key
 */
export function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0
  const bySpelling = 1 - distance(one, other) / Math.max(one.length, other.length)
  return Math.max(bySpelling, sharedWords(one.split(' '), other.split(' ')))
}

/** Words in common, where a word may be cut off: `Velloway Trans` and `Velloway Transport`. The first word must agree. */
function sharedWords(one: string[], other: string[]): number {
  const agrees = (word: string, candidate: string) =>
    word === candidate ||
    (Math.min(word.length, candidate.length) >= 3 && (word.startsWith(candidate) || candidate.startsWith(word)))
  if (!agrees(one[0] ?? '', other[0] ?? '')) return 0
  const shared = one.filter((word) => other.some((candidate) => agrees(word, candidate))).length
  return (2 * shared) / (one.length + other.length)
}

/** From which likeness on a name resembles another. */
export const resembles = 0.75
