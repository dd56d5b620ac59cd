import { Anchor } from '@mantine/core'
import type { ClaimOfReport } from '@captive/api-client/contract'

import { useCan } from '../../../../session/session-context.ts'
import { FactList } from '../../../../ui/fact-list.tsx'
import { PermittedLink } from '../../../../ui/permitted-link.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { texts } from './texts.ts'

const words = texts.claim

/** The claim that a report became, with its adjuster. */
export function ResultingClaim({ claim }: { claim: ClaimOfReport }) {
  const { ClaimNumber, ClaimsRecId, PolicyId, AdjusterFirstName, AdjusterLastName, AdjusterEmail } = claim
  const allowed = useCan()('004-001-002')
  const number = (
    <Anchor
      renderRoot={(props) => <PermittedLink {...props} to={`/Claims/${PolicyId}/${ClaimsRecId}`} allowed={allowed} />}
    >
      {ClaimNumber}
    </Anchor>
  )
  return (
    <SectionCard title={words.title}>
      <FactList
        facts={[
          { term: words.number, value: number, identifier: true },
          { term: words.adjuster, value: `${AdjusterFirstName} ${AdjusterLastName}`.trim() || words.noAdjuster },
          {
            term: words.adjusterEmail,
            value: AdjusterEmail && <Anchor href={`mailto:${AdjusterEmail}`}>{AdjusterEmail}</Anchor>,
          },
        ]}
      />
    </SectionCard>
  )
}
