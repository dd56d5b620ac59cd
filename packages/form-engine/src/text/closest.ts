/**
 * The name that a misspelling probably means: one that differs by few letters, or else one that ends with it or
 * contains its letters in order. Ignores case, spaces and signs. `undefined` if no name is close enough.
 */
export function closest(written: string, names: readonly string[]): string | undefined {
  const text = lettersOf(written)
  if (text.length < 2) return undefined
  const pairs = names.map((name) => [name, lettersOf(name)] as const)
  const near = pairs
    .map(([name, letters]) => ({ name, distance: distanceBetween(text, letters), most: letters.length / 3 }))
    .filter(({ distance, most }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  if (near[0]) return near[0].name
  return (pairs.find(([, letters]) => letters.endsWith(text)) ??
    pairs.find(([, letters]) => text.length > 3 && (isWithin(text, letters) || isWithin(letters, text))))?.[0]
}

/** The letters and digits of a name in lower case. */
export const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the longer name contains the letters of the shorter one in order. */
function isWithin(shorter: string, longer: string): boolean {
  let at = 0
  for (const letter of longer) if (letter === shorter[at]) at += 1
  return at === shorter.length
}

/** The edit distance: the number of letters to insert, delete, replace or swap with their neighbor. */
function distanceBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[b.length]!
}
