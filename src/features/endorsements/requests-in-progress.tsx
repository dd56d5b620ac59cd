import type { Endorsement } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useActiveCompany, useCan, useOffers } from '../../session/session-context.ts'
import { Metric } from '../../ui/metrics.tsx'
import { endorsementsQuery } from './queries.ts'
import { texts } from './texts.ts'

/**
 * '2 requests in progress', for users who may make requests. Renders nothing while loading, on failure, or if there are
 * none (GEN-008).
 */
export function RequestsInProgress() {
  const { clientId } = useActiveCompany()
  const requests = useQuery({ ...endorsementsQuery(api, clientId), enabled: useCanList() })
  const { count } = inProgress(requests.data ?? [])
  return count > 0 ? <span>{texts.requests.inProgressCount(count)}</span> : null
}

/** The same as a metric, with the number of overdue requests. If it fails, the list below reports that. */
export function RequestsMetric() {
  const { clientId } = useActiveCompany()
  const canList = useCanList()
  const requests = useQuery({ ...endorsementsQuery(api, clientId), enabled: canList })
  if (!canList || requests.isLoadingError) return null
  const { count, overdue } = inProgress(requests.data ?? [])
  return (
    <Metric
      label={texts.requests.inProgress}
      value={requests.data && count.toLocaleString('en-US')}
      {...(overdue > 0 && { detail: texts.requests.overdueCount(overdue) })}
    />
  )
}

/** True if the user may request changes and the server lists requests. */
function useCanList(): boolean {
  const offers = useOffers()
  return useCan()('002-003-002') && offers('Endorsements')
}

function inProgress(requests: readonly Endorsement[]) {
  const open = requests.filter(({ state }) => state !== 'Done')
  return { count: open.length, overdue: open.filter(({ state }) => state === 'Overdue').length }
}
