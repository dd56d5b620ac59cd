import { distance } from 'fastest-levenshtein'

/** The closest match of a misspelled text in a list; undefined if none is close. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const own = text.toLowerCase()
  const [best] = known
    .map((one) => ({ one, away: distance(own, one.toLowerCase()) }))
    .toSorted((first, second) => first.away - second.away)
  return best && best.away <= Math.max(2, own.length / 3) ? best.one : undefined
}
