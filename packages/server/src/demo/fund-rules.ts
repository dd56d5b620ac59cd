/** Rules of the demo programs' funds, in US dollars. Decision 25 says how the amounts depend on each other. */

/** The A fund pays a claim up to its limit, the B fund pays what is above up to its limit, the reinsurer the rest. */
const twoFunds = { aLimit: 100_000, bLimit: 300_000, aShare: 0.5, bShare: 0.125 }

/** One fund for the group, which uses the fields of the A fund (core §9). */
const groupFund = { aLimit: 300_000, bLimit: 300_000, aShare: 0.625, bShare: 0 }

/** The funds of the programs that have any, by program code. */
export const fundsOfPrograms: Partial<Record<string, typeof twoFunds>> = {
  'PC1-IC': twoFunds,
  'PC2-IC': groupFund,
  'PC3-IC': twoFunds,
  'PC4-IC': groupFund,
  'PC6-IC': twoFunds,
  'PC7-IC': twoFunds,
}

/** The part of the premium that collateral depends on, also in programs without funds. */
export const aShareOf = (code: string): number => (fundsOfPrograms[code] ?? twoFunds).aShare

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
