import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { rowsInOrder } from '../../../ui/data-table/rows-in-order.ts'
import { useAddress } from '../../../ui/use-address.ts'
import { claimColumns } from '../claims-of-policy/claim-columns.tsx'
import { claimsToShow, parseClaimsSearch } from '../claims-of-policy/claims-register.ts'
import { claimsOfPolicyQuery } from '../queries.ts'
import classes from './claim.module.css'

interface ClaimNeighboursProps {
  policyId: number
  claimRecId: number
}

/** Previous and next in the register of the policy, in the order and filter that the address says. */
export function ClaimNeighbours({ policyId, claimRecId }: ClaimNeighboursProps) {
  const { clientId } = useActiveCompany()
  const { data: claims } = useQuery({ ...claimsOfPolicyQuery(api, clientId, policyId), refetchOnMount: false })
  const [search] = useAddress(parseClaimsSearch)
  const register = useMemo(
    () => rowsInOrder(claimsToShow(claims ?? [], search.state), claimColumns, search),
    [claims, search],
  )
  const at = register.findIndex(({ RecId }) => RecId === claimRecId)
  const place = at < 0 ? null : `${(at + 1).toLocaleString('en-US')} of ${register.length.toLocaleString('en-US')}`
  const neighbour = (by: 1 | -1, content: ReactNode) => {
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
    <nav className={classes.neighbours} aria-label="Claims of the register">
      {neighbour(-1, 'Previous')}
      {place === null ? null : <span className={classes.place}>{place}</span>}
      {neighbour(1, 'Next')}
    </nav>
  )
}
