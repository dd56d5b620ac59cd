import { Anchor } from '@mantine/core'
import { lineOf, type Claim, type Policy } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { policiesQuery } from '../../../api/policies-and-claims.ts'
import { formatDate } from '../../../format/date.ts'
import { useActiveCompany, useCan, useOffers } from '../../../session/session-context.ts'
import { Statement } from '../../../ui/statement.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PermittedLink } from '../../../ui/permitted-link.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { parseClaimsSearch } from '../claims-of-policy/claims-register.ts'
import { claimHistoryQuery, claimQuery, claimsOfPolicyQuery, notesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { ClaimActions } from './actions/claim-actions.tsx'
import { factsAtAGlance, factsOfLoss } from './claim-facts.tsx'
import { PreviousNextClaim } from './previous-next-claim.tsx'
import { claimStatement, statementColumns } from './claim-statement.ts'
import { ClaimTimeline } from './claim-timeline.tsx'
import { ClaimValuations } from './claim-valuations.tsx'
import { ReportsOfClaim } from './reports-of-claim.tsx'
import classes from './claim.module.css'

interface ClaimPageProps {
  policyId: number
  claimRecId: number
}

/** Number of notes shown on the record itself. */
const newestNotes = 3

/** /Claims/{policyId}/{claimRecId}: the record of one claim (CLM-014 to CLM-017). */
export function ClaimPage({ policyId, claimRecId }: ClaimPageProps) {
  const { clientId } = useActiveCompany()
  const policies = useQuery({ ...policiesQuery(api, clientId), refetchOnMount: false })
  const register = useQuery({ ...claimsOfPolicyQuery(api, clientId, policyId), refetchOnMount: false })
  const inRegister = register.data?.find(({ RecId }) => RecId === claimRecId)
  const claim = useQuery(claimQuery(api, clientId, claimRecId, inRegister))
  const pending = <LoadingState label={texts.claim.loading} shape="fields" count={6} />
  const { failed, notFound, notFoundHint } = texts.claim
  const noClaim = <EmptyState title={notFound}>{notFoundHint}</EmptyState>
  const policy = policies.data?.find(({ PolicyId }) => PolicyId === policyId)
  const isOfPolicy = claim.data && policy?.PolicyNumber === claim.data.PolicyNumber
  return (
    <>
      {isOfPolicy ? null : <PageHeader title={texts.claim.untitled} />}
      <QueryView query={policies} pending={pending} failed={failed}>
        {() => (
          <QueryView query={claim} pending={pending} failed={failed} empty={noClaim}>
            {(found) => (policy && isOfPolicy ? <ClaimRecord claim={found} policy={policy} /> : noClaim)}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}

function ClaimRecord({ claim, policy }: { claim: Claim; policy: Policy }) {
  const { ClaimNumber, RecId, FactsofLoss, ValuationDate } = claim
  return (
    <>
      <PageHeader
        title={texts.claim.title(ClaimNumber)}
        thing={texts.claim.title(ClaimNumber)}
        eyebrow={texts.claim.lineAndClaimant(lineOf(policy) ?? policy.LOB, claim.ClaimantName)}
        actions={<PreviousNextClaim policyId={policy.PolicyId} claimRecId={RecId} />}
      >
        <ClaimStatusBadge claim={claim} />
      </PageHeader>
      <SectionCard title={texts.claim.glance}>
        <FactList facts={factsAtAGlance(claim)} />
      </SectionCard>
      <ClaimActions claim={claim} />
      <SectionCard wide title={texts.claim.financials}>
        <Statement
          title={texts.claim.title(ClaimNumber)}
          asOf={texts.claim.asOf(formatDate(ValuationDate))}
          columns={statementColumns}
          lines={claimStatement(claim, lineOf(policy) === "Workers' Compensation")}
        />
      </SectionCard>
      <ClaimValuations claim={claim} />
      <SectionCard title={texts.claim.factsOfLoss}>
        {FactsofLoss ? <p className={classes.factsOfLoss}>{FactsofLoss}</p> : null}
        <FactList facts={factsOfLoss(claim)} />
      </SectionCard>
      <ReportsOfClaim claimRecId={RecId} />
      <SectionCard title={texts.claim.history}>
        <NewestNotes claim={claim} policyId={policy.PolicyId} />
      </SectionCard>
      <SectionCard title={texts.claim.related}>
        <ClaimLinks policy={policy} />
      </SectionCard>
    </>
  )
}

/** Links to the register and the documents of the policy. */
function ClaimLinks({ policy: { PolicyId, PolicyNumber } }: { policy: Policy }) {
  const can = useCan()
  return (
    <ul className={classes.links}>
      <li>
        <Anchor
          renderRoot={(props) => (
            <Link
              {...props}
              to="/Claims/$policyId"
              params={{ policyId: String(PolicyId) }}
              search={parseClaimsSearch}
            />
          )}
        >
          {texts.claim.claimsOfPolicy(PolicyNumber)}
        </Anchor>
      </li>
      <li>
        <Anchor
          renderRoot={(props) => (
            <PermittedLink
              {...props}
              to="/insurance/policy-library"
              search={{ search: PolicyNumber }}
              allowed={can('002') && can('002-001')}
            />
          )}
        >
          {texts.claim.documentsOfPolicy(PolicyNumber)}
        </Anchor>
      </li>
    </ul>
  )
}

function NewestNotes({ claim, policyId }: { claim: Claim; policyId: number }) {
  const { clientId } = useActiveCompany()
  const notes = useQuery(notesQuery(api, clientId, claim.ClaimNumber))
  const isOffered = useOffers()('ClaimMessages')
  const { data: history } = useQuery({ ...claimHistoryQuery(api, clientId, claim.RecId), enabled: isOffered })
  return (
    <QueryView
      query={notes}
      pending={<LoadingState label={texts.notes.loading} count={3} />}
      failed={texts.notes.failedOnClaim}
    >
      {(all) => (
        <>
          <ClaimTimeline claim={claim} notes={all.slice(0, newestNotes)} messages={history?.Messages ?? []} />
          <p className={classes.more}>
            {all.length === 0 ? (
              texts.notes.noneOnClaim
            ) : (
              <Anchor
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/Claims/$policyId/$claimRecId/Notes/$claimNumber"
                    params={{
                      policyId: String(policyId),
                      claimRecId: String(claim.RecId),
                      claimNumber: claim.ClaimNumber,
                    }}
                    search={parseClaimsSearch}
                  />
                )}
              >
                {texts.notes.viewAll(all.length)}
              </Anchor>
            )}
          </p>
        </>
      )}
    </QueryView>
  )
}
