import { distance } from 'fastest-levenshtein'

/** The text of a list that a misspelled one probably means; undefined if none is near. */
function nearest(text: string, known: readonly string[]): string | undefined {
  const own = text.toLowerCase()
  const [best] = known
    .map((one) => ({ one, away: distance(own, one.toLowerCase()) }))
    .toSorted((first, second) => first.away - second.away)
  return best && best.away <= Math.max(2, own.length / 3) ? best.one : undefined
}

/** `Did you mean Closed?`, or an empty text. */
export function didYouMean(text: string, known: readonly string[]): string {
  const one = nearest(text, known)
  return one === undefined ? '' : ` Did you mean ${one}?`
}
