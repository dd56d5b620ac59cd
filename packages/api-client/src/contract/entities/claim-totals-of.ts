import { addUp } from './add-up.ts'
import { isOpenClaim, sumClaims } from './claim-figures.ts'
import type { ClaimTotals } from './claim-totals.ts'
import type { Claim } from './claim.ts'
import type { Policy } from './policy.ts'
import { valuationsOf } from './source-valuations.ts'

/**
 * Adds up a company's claims by policy, as `GetClaimTotals` does, for a server without that call. A claim names its
 * policy by number. If several terms share the number, the year in which the policy took effect decides.
 */
export function claimTotalsOf(claims: readonly Claim[], policies: readonly Policy[]): ClaimTotals[] {
  const byNumber = Map.groupBy(policies, ({ PolicyNumber }) => PolicyNumber)
  const policyOf = ({ PolicyNumber, eCaptivPremiumYear }: Claim): Policy | undefined => {
    const [first, ...others] = byNumber.get(PolicyNumber) ?? []
    if (first === undefined || others.length === 0) return first
    return [first, ...others].find(({ EffectiveDate }) => EffectiveDate.startsWith(String(eCaptivPremiumYear))) ?? first
  }
  const byPolicy = Map.groupBy(claims, policyOf)
  return [...byPolicy].flatMap(([policy, ofPolicy]) => (policy ? [totalsOf(policy, ofPolicy)] : []))
}

function totalsOf({ PolicyId, EffectiveDate }: Policy, claims: readonly Claim[]): ClaimTotals {
  return {
    PolicyId,
    eCaptivPremiumYear: claims[0]?.eCaptivPremiumYear ?? Number(EffectiveDate.slice(0, 4)),
    ...sumClaims(claims),
    OpenIncurred: addUp(claims.filter(isOpenClaim).map(({ TotalIncurred }) => TotalIncurred)),
    Valuations: valuationsOf(claims),
    DaysToReport: [...Map.groupBy(claims.filter(wasReported), daysToReport)]
      .map(([Days, reported]) => ({ Days, Claims: reported.length }))
      .toSorted((one, other) => one.Days - other.Days),
  }
}

const daysToReport = ({ LossDate, ReportedDate }: Pick<Claim, 'LossDate' | 'ReportedDate'>): number =>
  (Date.parse(ReportedDate ?? '') - Date.parse(LossDate)) / 86_400_000

const wasReported = (claim: Pick<Claim, 'LossDate' | 'ReportedDate'>): boolean => !Number.isNaN(daysToReport(claim))
