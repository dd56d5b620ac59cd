import type { Endorsement } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useActiveCompany, useCan, useOffers } from '../../session/session-context.ts'
import { KeyFigure } from '../../ui/key-figures.tsx'
import { endorsementsQuery } from './queries.ts'

/** '2 requests under way', for who may ask. What is on its way, fails or says nothing takes no room (GEN-008). */
export function RequestsUnderWay() {
  const { clientId } = useActiveCompany()
  const requests = useQuery({ ...endorsementsQuery(api, clientId), enabled: useMayList() })
  const { count } = underWay(requests.data ?? [])
  return count > 0 ? <span>{`${count} ${count === 1 ? 'request' : 'requests'} under way`}</span> : null
}

/** The same as a key figure, with those among them that should be done by now. One that fails leaves it to the list to say so. */
export function RequestsFigure() {
  const { clientId } = useActiveCompany()
  const may = useMayList()
  const requests = useQuery({ ...endorsementsQuery(api, clientId), enabled: may })
  if (!may || requests.isLoadingError) return null
  const { count, overdue } = underWay(requests.data ?? [])
  return (
    <KeyFigure
      label="Requests under way"
      value={requests.data && count.toLocaleString('en-US')}
      {...(overdue > 0 && { detail: `${overdue} overdue` })}
    />
  )
}

/** Whether the person may ask for changes, and the server lists them. */
function useMayList(): boolean {
  const offers = useOffers()
  return useCan()('002-003-002') && offers('Endorsements')
}

function underWay(requests: readonly Endorsement[]) {
  const open = requests.filter(({ state }) => state !== 'Done')
  return { count: open.length, overdue: open.filter(({ state }) => state === 'Overdue').length }
}
