export type Random = ReturnType<typeof seededRandom>

/** Numbers that look random and are the same each time: mulberry32, by Tommy Ettinger, public domain. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from `min` to `max`, both included. */
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    whole,
    /** A number from `min` up to `max`, which is excluded. */
    between: (min: number, max: number) => min + next() * (max - min),
    /** True with this probability, from 0 to 1. */
    chance: (share: number) => next() < share,
    /** 1 with this probability, otherwise 0. */
    flag: (share: number): 0 | 1 => (next() < share ? 1 : 0),
    /** One of the choices. There must be at least one. */
    pick: <T>(choices: readonly T[]): T => choices[whole(0, choices.length - 1)] as T,
    /** This many of the choices, in their order. All of them if there are not enough. */
    some<T>(choices: readonly T[], count: number): T[] {
      let wanted = Math.min(count, choices.length)
      return choices.filter((_, index) => {
        const taken = next() < wanted / (choices.length - index)
        if (taken) wanted--
        return taken
      })
    },
    /** Half of the numbers are below the median. With a spread of 1, one in forty is above seven medians. */
    skewed(median: number, spread: number) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * Math.exp(spread * normal)
    },
  }
}

/** Random numbers for a subject and, within it, for one company or claim. They do not depend on other subjects. */
export function randomOf(subject: string, id = 0): Random {
  let hash = 0x811c9dc5 // FNV-1a
  for (const character of `${subject} ${id}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return seededRandom(hash)
}
