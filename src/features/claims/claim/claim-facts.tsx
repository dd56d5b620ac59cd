import { Anchor } from '@mantine/core'
import type { Claim } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import type { Fact } from '../../../ui/fact-list.tsx'

/** What everybody asks for first. */
export function factsAtAGlance(claim: Claim): Fact[] {
  const { AdjusterFirstName, AdjusterLastName, AdjusterEmail, ClaimNumber } = claim
  const name = `${AdjusterFirstName} ${AdjusterLastName}`.trim()
  return [
    { term: 'Adjuster', value: name === '' ? 'not assigned yet' : name },
    {
      term: 'Adjuster e-mail',
      value: AdjusterEmail && (
        <Anchor href={`mailto:${AdjusterEmail}?subject=${encodeURIComponent(`Claim ${ClaimNumber}`)}`}>
          {AdjusterEmail}
        </Anchor>
      ),
    },
    { term: 'Incurred', value: formatMoney(claim.TotalIncurred) },
  ]
}

/** Everything else of the claim (CLM-016). */
export function factsOfLoss(claim: Claim): Fact[] {
  return [
    { term: 'Date of loss', value: formatDate(claim.LossDate) },
    { term: 'Reported', value: `${formatDate(claim.ReportedDate)}${lagOf(claim)}` },
    { term: 'Closed', value: claim.ClosedDate && formatDate(claim.ClosedDate) },
    { term: 'Type of loss', value: claim.LossType },
    { term: 'Location of loss', value: claim.LossLocation },
    { term: 'State', value: claim.StateCode },
    { term: 'Claimant', value: claim.ClaimantName },
    { term: 'Driver', value: claim.DriverName },
    { term: 'Litigation manager', value: claim.LitigationManagerNm },
    { term: 'Valued', value: formatDate(claim.ValuationDate) },
    { term: 'Premium year', value: String(claim.eCaptivPremiumYear) },
    { term: 'Policy number', value: claim.PolicyNumber, identifier: true },
    { term: 'Source', value: claim.SourceNm },
  ]
}

/** ', 4 days after the loss' */
function lagOf({ LossDate, ReportedDate }: Claim): string {
  const days = Math.round((Date.parse(ReportedDate) - Date.parse(LossDate)) / 86_400_000)
  if (!(days >= 0)) return ''
  return days === 0 ? ', on the day of the loss' : `, ${days === 1 ? '1 day' : `${days} days`} after the loss`
}
