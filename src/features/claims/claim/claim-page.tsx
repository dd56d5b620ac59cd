import { Anchor } from '@mantine/core'
import { isSameLine, lineOf, type Claim, type Policy } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { policiesQuery } from '../../../api/policies-and-claims.ts'
import { formatDate } from '../../../format/date.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { Account } from '../../../ui/account.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PermittedLink } from '../../../ui/permitted-link.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { parseClaimsSearch } from '../claims-of-policy/claims-register.ts'
import { claimQuery, claimsOfPolicyQuery, notesQuery } from '../queries.ts'
import { accountColumns, claimAccount } from './claim-account.ts'
import { factsAtAGlance, factsOfLoss } from './claim-facts.tsx'
import { ClaimHistory } from './claim-history.tsx'
import { ClaimNeighbours } from './claim-neighbours.tsx'
import classes from './claim.module.css'

interface ClaimPageProps {
  policyId: number
  claimRecId: number
}

/** How many notes stand on the claim itself. */
const newestNotes = 3

/** /Claims/{policyId}/{claimRecId}: where does it stand, who handles it, what will it cost? (CLM-014 to CLM-017) */
export function ClaimPage({ policyId, claimRecId }: ClaimPageProps) {
  const { clientId } = useActiveCompany()
  const policies = useQuery({ ...policiesQuery(api, clientId), refetchOnMount: false })
  const register = useQuery({ ...claimsOfPolicyQuery(api, clientId, policyId), refetchOnMount: false })
  const inRegister = register.data?.find(({ RecId }) => RecId === claimRecId)
  const claim = useQuery(claimQuery(api, clientId, claimRecId, inRegister))
  const pending = <LoadingState label="Loading the claim" shape="fields" count={6} />
  const failed = { title: 'The claim did not load', kept: 'The server could not be reached. Nothing is lost.' }
  const noClaim = <EmptyState title="No such claim">This company has no claim at this address.</EmptyState>
  const policy = policies.data?.find(({ PolicyId }) => PolicyId === policyId)
  const isHere = claim.data && policy?.PolicyNumber === claim.data.PolicyNumber
  return (
    <>
      {isHere ? null : <PageHeader title="Claim" />}
      <QueryView query={policies} pending={pending} failed={failed}>
        {() => (
          <QueryView query={claim} pending={pending} failed={failed} empty={noClaim}>
            {(found) => (policy && isHere ? <ClaimRecord claim={found} policy={policy} /> : noClaim)}
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
        title={`Claim ${ClaimNumber}`}
        thing={`Claim ${ClaimNumber}`}
        eyebrow={`${lineOf(policy) ?? policy.LOB}, ${claim.ClaimantName}`}
        actions={<ClaimNeighbours policyId={policy.PolicyId} claimRecId={RecId} />}
      >
        <ClaimStatusBadge claim={claim} />
      </PageHeader>
      <SectionCard title="At a glance">
        <FactList facts={factsAtAGlance(claim)} />
      </SectionCard>
      <SectionCard wide title="What it costs">
        <Account
          title={`Claim ${ClaimNumber}`}
          asOf={`as of ${formatDate(ValuationDate)}`}
          columns={accountColumns}
          lines={claimAccount(claim, isSameLine(policy.LOB, 'Workers Compensation'))}
        />
      </SectionCard>
      <SectionCard title="Facts of loss">
        {FactsofLoss ? <p className={classes.told}>{FactsofLoss}</p> : null}
        <FactList facts={factsOfLoss(claim)} />
      </SectionCard>
      <SectionCard title="History">
        <NewestNotes claim={claim} policyId={policy.PolicyId} />
      </SectionCard>
      <SectionCard title="What belongs to it">
        <ClaimLinks policy={policy} />
      </SectionCard>
    </>
  )
}

/** The register it stands in, and the papers of its policy. */
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
          {`Claims of policy ${PolicyNumber}`}
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
          {`Documents of policy ${PolicyNumber}`}
        </Anchor>
      </li>
    </ul>
  )
}

function NewestNotes({ claim, policyId }: { claim: Claim; policyId: number }) {
  const { clientId } = useActiveCompany()
  const notes = useQuery(notesQuery(api, clientId, claim.ClaimNumber))
  return (
    <QueryView
      query={notes}
      pending={<LoadingState label="Loading the notes" count={3} />}
      failed={{ title: 'The notes did not load', kept: 'What stands above is right.' }}
    >
      {(all) => (
        <>
          <ClaimHistory claim={claim} notes={all.slice(0, newestNotes)} />
          <p className={classes.more}>
            {all.length === 0 ? (
              'There are no notes yet.'
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
                {all.length === 1 ? 'The note alone' : `All ${all.length} notes`}
              </Anchor>
            )}
          </p>
        </>
      )}
    </QueryView>
  )
}
