import { Anchor } from '@mantine/core'
import type { Claim } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatTimeOfDay } from '../../../format/time-of-day.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { texts } from '../texts.ts'

const terms = texts.claim.facts

/** The facts at the top of the page. */
export function factsAtAGlance(claim: Claim): Fact[] {
  const { AdjusterFirstName, AdjusterLastName, AdjusterEmail, ClaimNumber } = claim
  const name = `${AdjusterFirstName} ${AdjusterLastName}`.trim()
  return [
    { term: terms.adjuster, value: name === '' ? terms.noAdjuster : name },
    {
      term: terms.adjusterEmail,
      value: AdjusterEmail && (
        <Anchor href={`mailto:${AdjusterEmail}?subject=${encodeURIComponent(terms.emailSubject(ClaimNumber))}`}>
          {AdjusterEmail}
        </Anchor>
      ),
    },
    { term: terms.incurred, value: formatMoney(claim.TotalIncurred) },
  ]
}

/** All other facts of the claim (CLM-016). */
export function factsOfLoss(claim: Claim): Fact[] {
  return [
    {
      term: terms.dateOfLoss,
      value: `${formatDate(claim.LossDate)}${claim.LossTime ? `, ${formatTimeOfDay(claim.LossTime)}` : ''}`,
    },
    { term: terms.reported, value: claim.ReportedDate && `${formatDate(claim.ReportedDate)}${lagOf(claim)}` },
    { term: terms.closed, value: claim.ClosedDate && formatDate(claim.ClosedDate) },
    { term: terms.lossType, value: claim.LossType },
    { term: terms.location, value: claim.LossLocation },
    { term: terms.state, value: claim.StateCode },
    { term: terms.claimant, value: claim.ClaimantName },
    { term: terms.driver, value: claim.DriverName },
    ...(claim.Vehicle ? [{ term: terms.vehicle, value: claim.Vehicle }] : []),
    { term: terms.litigationManager, value: claim.LitigationManagerNm },
    { term: terms.valued, value: formatDate(claim.ValuationDate) },
    { term: terms.premiumYear, value: String(claim.eCaptivPremiumYear) },
    { term: terms.policy, value: claim.PolicyNumber, identifier: true },
    { term: terms.source, value: claim.SourceNm },
  ]
}

/** ', 4 days after the loss', or nothing if the dates are inconsistent. */
function lagOf({ LossDate, ReportedDate }: Claim): string {
  const days = Math.round((Date.parse(ReportedDate ?? '') - Date.parse(LossDate)) / 86_400_000)
  if (!(days >= 0)) return ''
  return days === 0 ? terms.sameDay : terms.daysAfterLoss(days)
}
