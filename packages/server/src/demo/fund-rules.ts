/**
 * The parameters of the demo programs' funds, in US dollars. The rules differ from program to program; how the money
 * hangs together is decision 25.
 */

/** Programs whose members have an A and a B fund, and those with one fund for the group (core §9). */
const twoFunds: readonly string[] = ['PC1-IC', 'PC3-IC', 'PC6-IC', 'PC7-IC']
const groupFund: readonly string[] = ['PC2-IC', 'PC4-IC']

/** Divides each claim and each year's premium among the funds. A group fund uses the fields of the A fund. */
export interface Funds {
  /** The first dollars of a claim, up to this, are the A fund's. */
  aLimit: number
  /** The next ones, up to this, are the B fund's; what is above is the reinsurer's. */
  bLimit: number
  aShare: number
  bShare: number
}

const [aLimit, bLimit] = [100_000, 300_000]
const [aShare, bShare] = [0.5, 0.125]

/** The funds of a program; undefined for one without. */
export function fundsOfProgram(code: string): Funds | undefined {
  if (twoFunds.includes(code)) return { aLimit, bLimit, aShare, bShare }
  if (groupFund.includes(code)) return { aLimit: bLimit, bLimit, aShare: aShare + bShare, bShare: 0 }
  return undefined
}

/** What of the premium collateral goes by: the A fund's part, also in programs without funds. */
export const aShareOf = (code: string): number => fundsOfProgram(code)?.aShare ?? aShare

/** Claims under policies of these lines are in no fund. */
export const linesOutsideFunds: readonly string[] = ['Excess']

/** Of an assessment, what a member pays in each of the following quarters. */
export const instalment = 1 / 4

/** The most a member is assessed for a year, in premiums of that fund. */
export const mostAssessed = 1

/** An assessment is settled so many quarters after the year began. */
export const settledAfter = 6

/**
 * What of a surplus has been returned so many quarters after the year began; before, nothing: a year is closed three
 * years after its end.
 */
export const returnedAfter = [
  { quarters: 24, share: 1 },
  { quarters: 20, share: 0.85 },
  { quarters: 16, share: 0.6 },
] as const

/** Collateral is twice the A premium, posted by thirds in the first three years. */
export const collateralOf = { premiums: 2, years: 3 }

/** The interest of a quarter; a year's is between 1 and 4 percent. `quarter` counts quarters since the year 0. */
export const interestOf = (quarter: number): number => (0.025 + 0.012 * Math.sin(quarter / 5)) / 4
