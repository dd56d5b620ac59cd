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

/** The key of a name: without case, punctuation, accents and legal form; `&` is `and`. Equal keys mean equal names. */
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
 * The similarity of two names from 0 to 1: the higher of their similarity in spelling and in common words.
 * @param one a key of `companyKey`
 * @param other another key
 */
export function similarity(one: string, other: string): number {
  if (one === '' || other === '') return 0
  const bySpelling = 1 - distance(one, other) / Math.max(one.length, other.length)
  return Math.max(bySpelling, sharedWords(one.split(' '), other.split(' ')))
}

/** The share of common words. Words may be cut off, as in `Velloway Trans`; the first word must match. */
function sharedWords(one: string[], other: string[]): number {
  const agrees = (word: string, candidate: string) =>
    word === candidate ||
    (Math.min(word.length, candidate.length) >= 3 && (word.startsWith(candidate) || candidate.startsWith(word)))
  if (!agrees(one[0] ?? '', other[0] ?? '')) return 0
  const shared = one.filter((word) => other.some((candidate) => agrees(word, candidate))).length
  return (2 * shared) / (one.length + other.length)
}

/** The minimum similarity of names that resemble each other. */
export const similarityThreshold = 0.75
