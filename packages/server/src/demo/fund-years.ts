import { fleetOf } from './book.ts'
import type { Membership } from './memberships.ts'
import { randomOf } from './random.ts'

/** Programs whose members have an A and a B fund, and those with one fund for the group (core §9). */
const twoFunds: readonly number[] = [1, 3, 6, 7]
const groupFund: readonly number[] = [2, 4]
export const hasFunds = (program: number): boolean => twoFunds.includes(program) || groupFund.includes(program)

const dollars = (amount: number) => Math.round(amount * 100) / 100 + 0 // + 0 takes the sign from -0

/** How much of a year's losses are known and paid after so many quarters. */
const known = [0.16, 0.36, 0.58, 0.78, 0.86, 0.91, 0.94, 0.96, 0.975, 0.985, 0.99, 1]
const paid = [0.05, 0.15, 0.29, 0.45, 0.57, 0.67, 0.75, 0.81, 0.86, 0.9, 0.93, 0.96]
const after = (pattern: readonly number[], quarters: number) => pattern[Math.min(quarters, pattern.length - 1)] ?? 1

/**
 * One premium year of a member's funds, so many quarters after it began. A fund: what is left of the premium for
 * frequent losses; where it falls short, the member is assessed after a year, and the B fund carries what is not yet
 * collected. B fund: the same for severe losses. A good year is returned in part after three years. Every fifth year of
 * a member is a bad one. Programs with a group fund have it in the columns of the A fund.
 */
export function fundYear({ ClientId, program }: Membership, year: number, quarters: number) {
  const random = randomOf(`fund year ${ClientId}`, year)
  const isBad = (ClientId + year) % 5 === 0
  const premium = fleetOf(ClientId) * random.between(13_000, 17_000) * Math.min(1, (quarters + 1) / 4)
  const hasB = twoFunds.includes(program)
  const A = premium * (hasB ? 0.6 : 1)
  const B = hasB ? premium * 0.4 : 0
  const losses = A * (isBad ? random.between(0.95, 1.3) : random.between(0.35, 0.78))
  const severe = random.chance(0.3) ? B * random.between(0.3, 1.1) : B * random.between(0, 0.15)
  const investment = (amount: number) => dollars(amount * 0.006 * Math.min(quarters, 16))
  const gross = dollars(A)
  const lossesPaid = dollars(losses * after(paid, quarters))
  const lossesReserved = dollars(losses * (after(known, quarters) - after(paid, quarters)))
  const surplus = dollars(A * 0.08)
  const toB = quarters >= 8 && hasB && !isBad ? dollars(A * 0.03) : 0
  const left = gross + investment(A) - lossesPaid - lossesReserved - surplus - toB
  const assessed = quarters >= 4 && left < 0 ? dollars(-left) : 0
  const collected = quarters >= 7 ? assessed : dollars(assessed * 0.4)
  const carriedByB = hasB ? dollars(Math.max(0, -(left + collected))) : 0
  const returned = quarters >= 12 && left > 0 ? dollars(left * 0.55) : 0
  const severePaid = dollars(severe * after(paid, quarters))
  const severeReserved = dollars(severe * (after(known, quarters) - after(paid, quarters)))
  const bSurplus = dollars(B * 0.05)
  const bLeft = dollars(B) + investment(B) + toB - severePaid - severeReserved - bSurplus - carriedByB
  return {
    AFundGrossPremium: gross,
    AFundFrequencyClaimsAndExpencesPaid: lossesPaid,
    AFundFrequencyClaimsAndExpencesReserves: lossesReserved,
    AFundSurplus: surplus,
    AFundPremiumAssessment: assessed,
    AFundPremiumAssessmentCollected: collected,
    AFundAllocationToBFund: toB,
    AFundReturnToMember: returned,
    AFundInvestmentAllocation: investment(A),
    AFundBalance: dollars(left + collected + carriedByB - returned),
    BFundGrossPremium: dollars(B),
    BFundSeverityClaimsAndExpencesPaid: severePaid,
    BFundSeverityClaimsAndExpencesReserves: severeReserved,
    BFundSurplus: bSurplus,
    BFundPremiumAssessment: quarters >= 6 && bLeft < 0 ? dollars(-bLeft) : 0,
    BFundAFundDeficit: carriedByB,
    BFundInvestmentAllocation: investment(B),
    BFundBalance: dollars(quarters >= 6 ? Math.max(bLeft, 0) : bLeft),
  }
}
