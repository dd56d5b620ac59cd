import { normalizedWords } from '../values/words.ts'

const fillers = new Set([
  'of',
  'the',
  'in',
  'on',
  'at',
  'to',
  'by',
  'and',
  'for',
  'amount',
  'amt',
  'usd',
  'date',
  'name',
  'code',
])

const phrases = new Map<string, { words: string[]; kernel: string[] }>()

/** The words of each phrase of a field, cached. */
function phraseOf(phrase: string) {
  let known = phrases.get(phrase)
  if (!known) {
    const words = normalizedWords(phrase)
    known = { words, kernel: kernelOf(words) }
    phrases.set(phrase, known)
  }
  return known
}

const kernelOf = (words: readonly string[]) => {
  const kernel = words.filter((word) => !fillers.has(word))
  return kernel.length > 0 ? kernel : [...words]
}

/** How well a header fits one of the phrases of a field, from 0 to 1. The order of words does not matter. */
export function scoreHead(head: string, heads: readonly string[]): number {
  const words = normalizedWords(head)
  if (words.length === 0) return 0
  return Math.max(...heads.map((phrase) => scorePhrase(words, phrase)))
}

function scorePhrase(words: readonly string[], phrase: string): number {
  const { words: wanted, kernel } = phraseOf(phrase)
  if (isSame(words, wanted)) return 1
  const own = kernelOf(words)
  if (isSame(own, kernel)) return 0.95
  const shared = kernel.filter((word) => own.includes(word)).length
  if (shared === kernel.length) return 0.85 * (kernel.length / own.length)
  if (shared === own.length) return 0.5 * (own.length / kernel.length)
  return 0
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word) => other.includes(word)) && other.every((word) => one.includes(word))
