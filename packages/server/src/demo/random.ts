/** Numbers that look random and are the same each time: mulberry32, by Tommy Ettinger, public domain. */
export interface Random {
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number
  /** Any number from `least` up to, but not, `most`. */
  between(least: number, most: number): number
  /** True this often, from 0 to 1. */
  chance(share: number): boolean
  /** One of at least one choice. */
  pick<T>(choices: readonly T[]): T
  /** This many different ones of the choices, in their order; all where there are no more. */
  some<T>(choices: readonly T[], count: number): T[]
  /** Half are below the median; with a spread of 1, one in forty is above seven medians, as losses are. */
  skewed(median: number, spread: number): number
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] as (typeof choices)[number],
    some: (choices, count) => {
      let wanted = Math.min(count, choices.length)
      return choices.filter((_, index) => {
        const taken = next() < wanted / (choices.length - index)
        if (taken) wanted--
        return taken
      })
    },
    skewed: (median, spread) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * Math.exp(spread * normal)
    },
  }
}

/** Numbers of their own for a subject and, within it, for a company or a claim: what others draw never shifts them. */
export function randomOf(subject: string, id = 0): Random {
  let hash = 0x811c9dc5 // FNV-1a
  for (const character of `${subject} ${id}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return seededRandom(hash)
}
