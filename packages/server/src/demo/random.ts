/** Numbers that look random and are the same each time: mulberry32, by Tommy Ettinger, public domain. */
export interface Random {
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number
  /** True this often, from 0 to 1. */
  chance(share: number): boolean
  /** One of at least one choice. */
  pick<T>(choices: readonly T[]): T
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
    chance: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] as (typeof choices)[number],
  }
}
