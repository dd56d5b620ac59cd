import type { Claim } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { useFilteredRows } from '../../../ui/data-table/use-filtered-rows.ts'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { claimColumns } from '../claims-of-policy/claim-columns.tsx'
import { claimsToShow, parseClaimsSearch } from '../claims-of-policy/claims-register.ts'
import { claimsOfPolicyQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import classes from './claim.module.css'

interface PreviousNextClaimProps {
  policyId: number
  claimRecId: number
}

/** Links to the previous and next claim of the policy, with the sorting and filters of the search params. */
export function PreviousNextClaim({ policyId, claimRecId }: PreviousNextClaimProps) {
  const { clientId } = useActiveCompany()
  const { data: claims } = useQuery({ ...claimsOfPolicyQuery(api, clientId, policyId), refetchOnMount: false })
  const { search } = useSearchParams('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId/')
  const shown = useMemo(() => claimsToShow(claims ?? [], search.state), [claims, search.state])
  const register = useFilteredRows({ rows: shown, columns: claimColumns, rowKey: claimKey, state: search })
  const at = register.findIndex(({ RecId }) => RecId === claimRecId)
  const position =
    at < 0 ? null : texts.claim.position((at + 1).toLocaleString('en-US'), register.length.toLocaleString('en-US'))
  const neighbor = (by: 1 | -1, content: ReactNode) => {
    const claim = at < 0 ? undefined : register[at + by]
    const icon =
      by < 0
        ? { leftSection: <IconChevronLeft size={20} aria-hidden /> }
        : { rightSection: <IconChevronRight size={20} aria-hidden /> }
    if (!claim)
      return (
        <Button disabled {...icon}>
          {content}
        </Button>
      )
    return (
      <Button
        {...icon}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/Claims/$policyId/$claimRecId"
            params={{ policyId: String(policyId), claimRecId: String(claim.RecId) }}
            search={parseClaimsSearch}
          />
        )}
      >
        {content}
      </Button>
    )
  }
  return (
    <nav className={classes.neighbors} aria-label={texts.claim.neighbors}>
      {neighbor(-1, texts.claim.previous)}
      {position === null ? null : <span className={classes.position}>{position}</span>}
      {neighbor(1, texts.claim.next)}
    </nav>
  )
}

const claimKey = ({ RecId }: Claim) => String(RecId)
