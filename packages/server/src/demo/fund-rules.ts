/** Rules of the demo programs' funds, in US dollars. Decision 25 says how the amounts depend on each other. */

/** Programs whose members have an A and a B fund, and programs with one fund for the group (core §9). */
const twoFunds: readonly string[] = ['PC1-IC', 'PC3-IC', 'PC6-IC', 'PC7-IC']
const groupFund: readonly string[] = ['PC2-IC', 'PC4-IC']

/** How each claim and each year's premium are divided. A group fund uses the fields of the A fund. */
export interface Funds {
  /** The A fund pays a claim up to this amount. */
  aLimit: number
  /** The B fund pays what is above, up to this amount. The reinsurer pays the rest. */
  bLimit: number
  aShare: number
  bShare: number
}

/** The funds of a program, or undefined if it has none. */
export function fundsOfProgram(code: string): Funds | undefined {
  if (twoFunds.includes(code)) return { aLimit: 100_000, bLimit: 300_000, aShare: 0.5, bShare: 0.125 }
  if (groupFund.includes(code)) return { aLimit: 300_000, bLimit: 300_000, aShare: 0.625, bShare: 0 }
  return undefined
}

/** The part of the premium that collateral depends on, also in programs without funds. */
export const aShareOf = (code: string): number => fundsOfProgram(code)?.aShare ?? 0.5

/** An assessment is final this many quarters after the year began. */
export const settledAfter = 6

/** The share of a surplus that is returned this many quarters after the year began. Earlier, nothing is returned. */
export const returnedAfter = [
  { quarters: 24, share: 1 },
  { quarters: 20, share: 0.85 },
  { quarters: 16, share: 0.6 },
] as const

/** The interest of a quarter. That of a year is between 1 and 4 percent. */
export const interestOf = (quarter: number): number => (0.025 + 0.012 * Math.sin(quarter / 5)) / 4
