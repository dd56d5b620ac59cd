import { Anchor } from '@mantine/core'
import type { ClaimOfReport } from '@captive/api-client/contract'

import { useCan } from '../../session/session-context.ts'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import { texts } from './texts.ts'

const words = texts.reports

/** The claims that a report became, with their adjusters, as links. */
export function ClaimsOfReport({ claims }: { claims: readonly ClaimOfReport[] }) {
  const allowed = useCan()('004-001-002')
  return claims.map((claim) => (
    <div key={claim.ClaimsRecId}>
      <Anchor
        renderRoot={(props) => (
          <PermittedLink {...props} to={`/Claims/${claim.PolicyId}/${claim.ClaimsRecId}`} allowed={allowed} />
        )}
      >
        {claimLine(claim)}
      </Anchor>
    </div>
  ))
}

/** 'Claim KC-1, Abby Winters'. */
export function claimLine({ ClaimNumber, AdjusterFirstName, AdjusterLastName }: ClaimOfReport): string {
  const adjuster = `${AdjusterFirstName} ${AdjusterLastName}`.trim()
  return adjuster === '' ? words.claim(ClaimNumber) : words.claimWith(ClaimNumber, adjuster)
}
