import { isOpenClaim, lineOf, policyStatus, type Claim, type Policy } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { policiesQuery } from '../../../api/policies-and-claims.ts'
import { formatDate, today } from '../../../format/date.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { AddressTabs } from '../../../ui/address-tabs.tsx'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../../ui/data-table/use-table-address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PolicyStatusBadge } from '../../../ui/policy-status-badge.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import { claimsOfPolicyQuery } from '../queries.ts'
import { claimColumns } from './claim-columns.tsx'
import classes from './policy-claims-page.module.css'
import { claimsToShow, parseClaimsSearch, type ClaimState } from './claims-register.ts'

/** /Claims/{policyId}: which claims of the policy are open and expensive? (CLM-012, CLM-013) */
export function PolicyClaimsPage({ policyId }: { policyId: number }) {
  const { clientId } = useActiveCompany()
  const policies = useQuery(policiesQuery(api, clientId))
  const claims = useQuery(claimsOfPolicyQuery(api, clientId, policyId))
  const policy = policies.data?.find(({ PolicyId }) => PolicyId === policyId)
  const pending = <LoadingState label="Loading the claims" shape="rows" count={8} />
  const failed = { title: 'The claims did not load', kept: 'The server could not be reached. Nothing is lost.' }
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
            <EmptyState title="No such policy">This company has no policy at this address.</EmptyState>
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
    <PageHeader title={`Claims of ${PolicyNumber}`} thing={`Policy ${PolicyNumber}`} eyebrow={lineOf(policy) ?? LOB}>
      <span className={classes.term}>
        <PolicyStatusBadge status={policyStatus(policy, today())} />
        <span>{`${CarrierName}, ${formatDate(EffectiveDate)} to ${formatDate(ExpirationDate)}`}</span>
      </span>
    </PageHeader>
  )
}

/** Open ones first, by what they have incurred; which of them stands in the address. */
function ClaimsRegister({ claims, policy }: { claims: readonly Claim[]; policy: Policy }) {
  const table = useTableAddress()
  const [{ state }] = useAddress(parseClaimsSearch)
  const rows = useMemo(() => claimsToShow(claims, state), [claims, state])
  const openOnes = claims.filter(isOpenClaim).length
  const tabs = [
    { value: 'all', label: 'All', count: claims.length },
    { value: 'open', label: 'Open', count: openOnes },
    { value: 'closed', label: 'Closed', count: claims.length - openOnes },
  ] as const satisfies readonly { value: ClaimState | 'all'; label: string; count: number }[]
  if (claims.length === 0)
    return (
      <EmptyState title="No Claims Found.">
        Claims of this policy stand here once a report has become one, within 24 business hours.
      </EmptyState>
    )
  return (
    <AddressTabs name="state" label="State of the claims" tabs={tabs}>
      {() => (
        <DataTable
          {...table}
          exported
          label={`Claims of ${policy.PolicyNumber}`}
          rows={rows}
          columns={claimColumns}
          rowKey={({ RecId }) => String(RecId)}
          emptyText="No Claims Found."
          searchLabel="Search claims"
          rowAction={openClaim(policy.PolicyId)}
        />
      )}
    </AddressTabs>
  )
}

/** The claim's address keeps the register's state, so that previous and next go through it. */
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
