import { isOpenClaim, lineOf, policyStatus, valuationsOf, type Claim, type Policy } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { policiesQuery } from '../../../api/policies-and-claims.ts'
import { formatDate, today } from '../../../format/date.ts'
import { useActiveCompany, useOffers } from '../../../session/session-context.ts'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { PolicyStatusBadge } from '../../../ui/policy-status-badge.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { searchAllLink } from '../register/search-all-link.tsx'
import { ClaimsAsOf } from '../claims-as-of.tsx'
import { claimsOfPolicyQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { claimColumns } from './claim-columns.tsx'
import classes from './policy-claims-page.module.css'
import { claimsToShow, parseClaimsSearch, type ClaimState } from './claims-register.ts'

/** /Claims/{policyId}: the claims of a policy (CLM-012, CLM-013). */
export function PolicyClaimsPage({ policyId }: { policyId: number }) {
  const { clientId } = useActiveCompany()
  const policies = useQuery(policiesQuery(api, clientId))
  const claims = useQuery(claimsOfPolicyQuery(api, clientId, policyId))
  const policy = policies.data?.find(({ PolicyId }) => PolicyId === policyId)
  const pending = <LoadingState label={texts.claims.loading} shape="rows" count={8} />
  const { failed } = texts.claims
  return (
    <>
      <PolicyHeader policy={policy} />
      <QueryView query={policies} pending={pending} failed={failed}>
        {() =>
          policy ? (
            <QueryView query={claims} pending={pending} failed={failed}>
              {(loaded) => <ClaimsRegister claims={loaded} policy={policy} />}
            </QueryView>
          ) : (
            <EmptyState title={texts.claims.noPolicy}>{texts.claims.noPolicyHint}</EmptyState>
          )
        }
      </QueryView>
    </>
  )
}

function PolicyHeader({ policy }: { policy: Policy | undefined }) {
  if (!policy) return <PageHeader />
  const { PolicyNumber, LOB, CarrierName, EffectiveDate, ExpirationDate } = policy
  return (
    <PageHeader
      title={texts.claims.title(PolicyNumber)}
      thing={texts.claims.policy(PolicyNumber)}
      eyebrow={lineOf(policy) ?? LOB}
    >
      <span className={classes.term}>
        <PolicyStatusBadge status={policyStatus(policy, today())} />
        <span>{texts.claims.carrierAndTerm(CarrierName, formatDate(EffectiveDate), formatDate(ExpirationDate))}</span>
      </span>
    </PageHeader>
  )
}

/** The claims, filtered by the search param `state`. */
function ClaimsRegister({ claims, policy }: { claims: readonly Claim[]; policy: Policy }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/Claims/_policies/$policyId/')
  const { state } = search
  const searchesAll = useOffers()('ClaimSearch')
  const rows = useMemo(() => claimsToShow(claims, state), [claims, state])
  const openCount = claims.filter(isOpenClaim).length
  const tabs = [
    { value: 'all', label: texts.claims.all, count: claims.length },
    { value: 'open', label: texts.claims.open, count: openCount },
    { value: 'closed', label: texts.claims.closed, count: claims.length - openCount },
  ] as const satisfies readonly { value: ClaimState | 'all'; label: string; count: number }[]
  if (claims.length === 0) return <EmptyState title={texts.claims.empty}>{texts.claims.emptyHint}</EmptyState>
  return (
    <>
      <ClaimsAsOf valuations={valuationsOf(claims)} />
      <PageTabs
        label={texts.claims.status}
        tabs={tabs}
        value={state ?? 'all'}
        onChange={(chosen) => onSearch({ state: chosen === 'all' ? undefined : chosen, page: undefined })}
      >
        {() => (
          <DataTable
            state={search}
            onState={onSearch}
            exported
            label={texts.claims.title(policy.PolicyNumber)}
            rows={rows}
            columns={claimColumns}
            rowKey={({ RecId }) => String(RecId)}
            emptyText={texts.claims.empty}
            searchLabel={texts.claims.search}
            {...(searchesAll && { elsewhere: searchAllLink })}
            rowAction={openClaim(policy.PolicyId)}
          />
        )}
      </PageTabs>
    </>
  )
}

/** Links keep the register's search params, so that the claim page can offer the previous and the next claim. */
function openClaim(policyId: number): NonNullable<DataTableProps<Claim>['rowAction']> {
  return ({ RecId }, content, className) => (
    <Link
      to="/Claims/$policyId/$claimRecId"
      params={{ policyId: String(policyId), claimRecId: String(RecId) }}
      search={parseClaimsSearch}
      className={className}
    >
      {content}
    </Link>
  )
}
